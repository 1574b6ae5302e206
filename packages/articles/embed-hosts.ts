/** Something of another site in an article, which loads by a click. */
export interface Embed {
  /** Receiver of the visitor's address. */
  name: string
  /** Address that the click loads; undefined when that site offers no frame. */
  frame: string | undefined
  /** Host of the frame: what the policy allows, and what the visitor's address goes to. */
  host: string | undefined
  /** Shape of the frame: a film, an upright film, or a page to read. */
  shape: "wide" | "tall" | "page"
  /** Privacy policy of that site. */
  privacy?: string
  /** Whether the owner need not allow it in the site file. */
  isKnown: boolean
}

interface Provider extends Pick<Embed, "name" | "shape"> {
  address: RegExp
  /** Address of the frame, from the groups of the pattern and the whole address. */
  frame?(groups: readonly string[], address: string): string
  privacy?: string
}

const MASTODON = "Mastodon"

const youTube = {
  name: "YouTube",
  privacy: "https://policies.google.com/privacy",
  frame: ([id]: readonly string[], address: string) => {
    const start = /[?&](?:t|start)=(\d+)/.exec(address)?.[1]
    return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ""}`
  },
}

/** Providers, with the address of the frame as each documents it. */
const PROVIDERS: readonly Provider[] = [
  {
    ...youTube,
    shape: "wide",
    address:
      /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
  },
  {
    ...youTube,
    shape: "tall",
    address: /^https:\/\/(?:www\.|m\.)?youtube\.com\/shorts\/([\w-]{11})(?![\w-])/,
  },
  {
    name: "Vimeo",
    shape: "wide",
    address: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/(?=\w)|\?h=)?(\w*)/,
    frame: ([id, hash]) => `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ""}`,
    privacy: "https://vimeo.com/privacy",
  },
  {
    name: "CodePen",
    shape: "page",
    address: /^https:\/\/codepen\.io\/([\w-]+)\/(?:pen|embed|full)\/(\w+)/,
    frame: ([user, pen]) => `https://codepen.io/${user}/embed/${pen}?default-tab=result`,
    privacy: "https://blog.codepen.io/documentation/privacy/",
  },
  {
    // It forbids frames, and its script would write into the page, which the policy forbids.
    name: "GitHub Gist",
    shape: "page",
    address: /^https:\/\/gist\.github\.com\/./,
  },
  {
    // Comments of a post (docs/manuel.md). Its address is that of the frame.
    name: "giscus",
    shape: "page",
    address: /^https:\/\/giscus\.app\/(?:[\w-]+\/)?widget\?\S+$/,
    frame: (_, address) => address,
    privacy: "https://github.com/giscus/giscus/blob/main/PRIVACY-POLICY.md",
  },
  {
    // Any host may have such addresses, so the owner names the instance.
    name: MASTODON,
    shape: "page",
    address: /^https:\/\/([\w.-]+)\/(@[\w.@-]+\/\d+)(?:\/embed)?\/?$/,
    frame: ([host, post]) => `https://${host}/${post}/embed`,
  },
]

/** The names of those that need no permission. */
export const KNOWN_EMBEDS = [
  ...new Set(PROVIDERS.map(({ name }) => name).filter(name => name !== MASTODON)),
]

/** Embed of an address; undefined unless it is of another site by https. */
export function embedOf(address: string): Embed | undefined {
  for (const { address: pattern, frame, name, ...provider } of PROVIDERS) {
    const [, ...groups] = pattern.exec(address) ?? []
    if (groups.length === 0 && !pattern.test(address)) continue
    const [host] = groups
    const isKnown = name !== MASTODON
    const source = frame?.(groups, address)
    return {
      ...provider,
      name: isKnown ? name : `${name} (${host})`,
      frame: source,
      host: source && hostOf(source),
      isKnown,
    }
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== "https:" || url.username || url.port) return undefined
  const { host, href } = url
  return { name: host, frame: href, host, shape: "wide", isKnown: false }
}

const hostOf = (frame: string): string => new URL(frame).host
