import type { references as french } from "../fr/references"

export const references: typeof french = {
  link: {
    otherSite: "another site's whole address, https://…",
    whole:
      "a whole address: https://… for another site, /blog/its-slug for a page, /its-name.pdf for a file in static/",
    somewhere: "an address, such as https://…, /blog/its-slug or mailto:name@example.org",
    downloads: "Files for download go into static/.",
    current: path => `the page's own address, ${path}`,
    old: target => `${target}, an old address of it`,
    noSlash: "Write it without the slash at the end.",
    scheme: schemes => `an address with one of the schemes ${schemes.join(", ")}`,
    public: "the address of a site that readers can reach",
    page: "a page or a file of this site",
    heading: path => `a heading of ${path}`,
    published: "a page that is published when this one is",
    later: target => `${target}, not yet published`,
    draft: target => `${target}, draft`,
  },
  file: {
    module: "a module that exists beside this file",
    package: "a package that is installed",
    inProject: "a file of the project itself, and no symbolic link to one outside",
    picture: "a picture that exists beside this file",
    readable: kinds => `a picture that can be read and shown here (${kinds})`,
    notPicture: target => `${target}, which is not one`,
    inStatic: "a file that exists in static/",
    remote:
      "Each visit would give the reader’s address to that other site. Save the file beside the article and write ./name.ext.",
    notAnimated: file =>
      `The GIF ${file} cannot become a WebP. Make a video of it (.mp4 or .webm), and show it by <Video src="./name.mp4" title="…" loop />.`,
    still: "a still picture, because only its first frame shows here; in the text it moves",
    media: "a video (mp4, webm) or a sound (mp3, m4a, ogg, opus, flac, wav) that can be read",
    codec:
      "a coding that all browsers play: H.264, VP8, VP9 or AV1, and AAC, MP3, Opus, Vorbis or FLAC",
    decomposed:
      "The file is there, but the accents of its name are decomposed, as on macOS. Rename it by typing its name again.",
    captions: "WebVTT captions (.vtt) in UTF-8",
    spoken: "captions of a video with sound",
    captionsHint:
      'Those who do not hear read the words: captions="./name.vtt". A video in which nothing is said is written <Video loop />, or <video muted>.',
  },
  embed: {
    address: "the address https://… of another site",
    framed: "something that can be shown in a frame",
    gist: "GitHub forbids frames of a gist: there is only a link to it. Copy the code into the article instead.",
    known: names => `something of ${names.join(", ")}, or of a site that site.yml allows`,
    allow: host =>
      `Add “${host}” to embedHosts in content/site.yml: the site’s policy and its legal page follow.`,
  },
  drawing: {
    light: bytes => `a drawing of ${bytes} bytes at most, as each page that shows it carries it`,
    photograph: "A photograph (png, jpg, webp, avif) may be heavier.",
    bytes: bytes => `${bytes} bytes`,
    shapes: "a drawing of shapes, with colours in fill and stroke",
    attribute: name => `the attribute ${name}`,
    harmless: "a picture of shapes, without scripts and without anything from elsewhere",
    linked: "Remove this part. A drawing that needs it goes into static/, and a link leads to it.",
    xml: "a drawing in XML that can be read",
    inLine: (part, line) => `${part}, in line ${line} of the drawing`,
    viewBox: "a drawing with a viewBox, as 0 0 640 400",
  },
  style: {
    few: most =>
      `at most ${most} different style attributes in all your texts, because the security policy names each of them and has a limited length`,
    count: (all, here) => `${all}, of which ${here} are in this file`,
    instead: "Write fewer, or components such as Callout and Figure.",
  },
  address: {
    reserved: "another slug: this one is an address of the site itself",
    noPortrait: "nothing: only about-me shows a portrait",
    noCode: "a text without import, export and expressions",
    hasCode: "one that has them",
    whereCode: "Posts, projects and other pages can bring their own code.",
    slugTaken: file => `a slug that no other file has: ${file} has this one`,
    listPage: "another slug: pages of the list of posts are below this address",
    pageHas: file => `an address that no page has: ${file} has this one`,
    taken: "an address that no page and no file of this site has",
    twice: file => `an alias that is written once: ${file} has this one`,
  },
  series: {
    title: (title, file) => `${title}, as in ${file}`,
    placeTaken: file => `a place that no other part has: ${file} has this one`,
    gap: "the place after another part: 1, 2, 3…",
  },
  translation: {
    post: "the slug of a post in content/blog",
    original: (slug: string) => `the original post, ${slug}`,
    translated: (slug: string, of: string) => `${slug}, a translation of ${of}`,
    language: (lang: string) => `a post in another language than this one (${lang})`,
    once: (file: string, lang: string) =>
      `a single version for each language (${file} is the one in ${lang})`,
  },
  tag: {
    once: "each tag once",
    spelling: (path, file, tag) => `one spelling of the tag at ${path}: ${file} has ${tag}`,
    keep: (tag, count) =>
      `Keep “${tag}”, which ${count} ${count > 1 ? "posts have" : "post has"}, capitals, accents and spaces included, or rename one of both.`,
  },
}
