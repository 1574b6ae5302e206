import type { Schema } from "hast-util-sanitize"
import { html } from "property-information"

const names = (list: string) => list.split(" ")

/** Kind of the markup around an element, because a browser reads the same tag differently in a drawing. */
export type Markup = "html" | "svg" | "math"

/**
 * Elements of HTML that an article may have. An element whose text a browser reads up to the end tag (`textarea`, `xmp`,
 * `noscript`) is not one: an attribute inside it could hold that end tag.
 */
const HTML = names(
  "a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label li main mark math nav ol p pre q rp rt ruby s samp section small source span strong sub summary sup svg table tbody td tfoot th thead time tr track u ul var video wbr",
)

/** Elements that a drawing in a page may have. */
const SVG = names(
  "svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence",
)

/** MathML Core, without the elements that hold other markup. */
const MATH = names(
  "math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics",
)

/** Elements of each kind of markup. */
export const ELEMENTS: Readonly<Record<Markup, ReadonlySet<string>>> = {
  html: new Set(HTML),
  svg: new Set(SVG),
  math: new Set(MATH),
}

/** Attributes of MathML that authors and Temml write. */
const MATH_ATTRIBUTES = names(
  "accent accentunder columnalign columnlines columnspacing depth display displaystyle fence form frame framespacing intent largeop linethickness lspace mathbackground mathsize mathvariant maxsize minsize movablelimits notation rowalign rowlines rowspacing rspace scriptlevel separator stretchy symmetric voffset width height xmlns",
)

/** Attributes of drawings, as hast names them. Addresses are judged apart (`foreign-part`). */
const SVG_ATTRIBUTES = names(
  "d fill stroke strokeWidth x y width height viewBox transform x1 y1 x2 y2 cx cy r rx ry points textAnchor fontSize fontWeight fontFamily fontStyle opacity fillOpacity fillRule strokeOpacity strokeLineCap strokeLineJoin strokeDashArray strokeDashOffset strokeMiterLimit clipPath clipRule mask marker markerStart markerMid markerEnd markerWidth markerHeight markerUnits refX refY orient gradientUnits gradientTransform spreadMethod offset stopColor stopOpacity fx fy fr patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits filter filterUnits primitiveUnits in in2 result stdDeviation dx dy values type mode operator k1 k2 k3 k4 edgeMode floodColor floodOpacity lightingColor color preserveAspectRatio pathLength vectorEffect paintOrder shapeRendering textRendering imageRendering dominantBaseline alignmentBaseline baselineShift letterSpacing wordSpacing textDecoration textLength lengthAdjust rotate startOffset method spacing side display visibility overflow pointerEvents xmlns xmlnsXLink xmlSpace version baseProfile focusable href xLinkHref baseFrequency numOctaves seed stitchTiles surfaceScale diffuseConstant specularConstant specularExponent azimuth elevation kernelMatrix kernelUnitLength order divisor bias targetX targetY preserveAlpha scale xChannelSelector yChannelSelector radius tableValues slope intercept amplitude exponent limitingConeAngle pointsAtX pointsAtY pointsAtZ z",
)

/** The site's own ids, which its scripts look for; the browser's window names an element by its id too. */
export const FREE_ID = /^(?!_|gatsby-|site-)/

/** Schemes that browsers allow sites to open, and those of the web and of mail (HTML, 8.10.3). */
export const SCHEMES = names(
  "http https mailto tel ftp ftps geo im irc ircs magnet matrix news sftp sip sms ssh webcal xmpp",
)

const FILES = ["http", "https"]

/**
 * Everything that an author may write in an article, in the terms of `hast-util-sanitize`; elements are in `ELEMENTS`, by
 * their markup. An attribute is allowed only if it is named here.
 */
export const WRITTEN: Schema = {
  ancestors: {},
  clobber: [],
  strip: [],
  tagNames: [...new Set([...HTML, ...SVG, ...MATH])],
  protocols: { href: SCHEMES, src: FILES, poster: FILES, cite: FILES, xLinkHref: FILES },
  required: { input: { disabled: true, type: "checkbox" } },
  attributes: {
    "*": [
      ...names("dir hidden itemProp itemScope itemType lang tabIndex title translate"),
      ["id", FREE_ID],
      // Microformats, which other programs read.
      ["className", /^(?:[hpue]|dt)-[a-z]/],
      "role",
      ...Object.keys(html.property).filter(name => /^aria[A-Z]/.test(name)),
    ],
    a: [
      ...names("href hrefLang name rel type download dataFootnoteRef dataFootnoteBackref"),
      ["className", "data-footnote-backref"],
    ],
    audio: names("src autoPlay controls loop muted preload"),
    blockquote: ["cite"],
    code: [["className", /^(?:language|math)-./], "dataMeta"],
    col: ["span"],
    colgroup: ["span"],
    del: names("cite dateTime"),
    details: names("name open"),
    iframe: names(
      "allow allowFullScreen frameBorder height loading name referrerPolicy sandbox scrolling src width",
    ),
    img: names("alt decoding height loading src width"),
    input: [
      ["type", "checkbox"],
      ["disabled", true],
      ["checked", true, false],
    ],
    ins: names("cite dateTime"),
    label: ["htmlFor"],
    li: ["value", ["className", "task-list-item"]],
    ol: names("reversed start type"),
    q: ["cite"],
    section: ["dataFootnotes", ["className", "footnotes"]],
    source: names("src type"),
    td: names("align colSpan headers rowSpan"),
    th: names("abbr align colSpan headers rowSpan scope"),
    time: ["dateTime"],
    track: names("default kind label src srcLang"),
    ul: [["className", "contains-task-list"]],
    video: names("autoPlay controls height loop muted playsInline poster preload src width"),
    ...Object.fromEntries(MATH.map(name => [name, MATH_ATTRIBUTES])),
    ...Object.fromEntries(SVG.filter(name => name !== "a").map(name => [name, SVG_ATTRIBUTES])),
  },
}

/**
 * Everything that a finished article may hold: the same, and what the compiler adds, such as classes, data attributes,
 * and the button that copies code.
 */
export const FINISHED: Schema = {
  ...WRITTEN,
  tagNames: [...(WRITTEN.tagNames ?? []), "button", "Pieces"],
  attributes: {
    ...WRITTEN.attributes,
    "*": [...(WRITTEN.attributes?.["*"] ?? []), "className", "data*"],
    button: ["type"],
  },
}
