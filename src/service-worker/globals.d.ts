/**
 * What is fetched when the worker is installed: all that the offline page needs. Written by the build
 * (`release/service-worker`).
 */
declare const PRECACHE: { url: string; revision: string | null }[]
