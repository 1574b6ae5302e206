/** @jest-config-loader esbuild-register */
import type { Config } from "jest"

/** Packages that are published as ES modules only, by the beginning of their names. */
const ES_MODULES = [
  "@mdx-js/",
  "@observablehq/plot",
  "@shikijs/",
  "bail",
  "ccount",
  "character-",
  "comma-separated-tokens",
  "d3",
  "decode-named-character-reference",
  "delaunator",
  "destr",
  "devlop",
  "escape-string-regexp",
  "estree-",
  "fontkitten",
  "github-slugger",
  "hast-",
  "html-",
  "internmap",
  "is-alphabetical",
  "is-alphanumerical",
  "is-decimal",
  "is-hexadecimal",
  "is-plain-obj",
  "isoformat",
  "is-reference",
  "longest-streak",
  "markdown-table",
  "mdast-",
  "micromark",
  "ofetch",
  "oniguruma-",
  "pagefind",
  "parse-entities",
  "periscopic",
  "pixelmatch",
  "property-information",
  "regex",
  "rehype-",
  "remark-",
  "robust-predicates",
  "shiki",
  "space-separated-tokens",
  "stringify-entities",
  "trim-lines",
  "trough",
  "ufo",
  "unified",
  "unist-",
  "vfile",
  "zwitch",
]

const config: Config = {
  testEnvironment: "jsdom",
  // Some tests start real servers; two cores may be busy.
  testTimeout: 60_000,
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
  setupFiles: ["<rootDir>/src/testing/gatsby-globals.ts"],
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup.ts"],
  moduleNameMapper: {
    // These packages offer themselves to `import` alone, and tests run as CommonJS.
    "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js",
    "^pagefind$": "<rootDir>/node_modules/pagefind/lib/index.js",
    "^gatsby$": "<rootDir>/src/testing/gatsby-entry.ts",
    "^@reach/router$": "@gatsbyjs/reach-router",
    "^site-facts$": "<rootDir>/src/testing/site-facts.ts",
  },
  transform: {
    "\\.css$": "<rootDir>/src/testing/css-classes.cjs",
    "\\.(?:[cm]?js|[cm]?ts|[jt]sx)$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join("|")}))`],
  // Builds and their leftovers hold copies of packages and tests.
  modulePathIgnorePatterns: [
    "<rootDir>/(?:public|\\.cache|\\.scratch|release|release\\.next|release\\.previous)/",
  ],
}

export default config
