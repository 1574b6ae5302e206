// Texts of a guest that try to run scripts, to frame other sites, to leave the site, or to write headers.

/** A script that would run, and the end of an attribute that it could hide in. */
const SCRIPT = "<script>window.x=7</script>"
/** The sign that once separated pieces of HTML. */
const SIGN = "\uFDD2"
const encoded = encodeURIComponent(JSON.stringify(SCRIPT))

const lines = (text: string): string[] =>
  text
    .trim()
    .split("\n")
    .map(line => line.trim())

/** Texts of both formats that run, load, frame, send or lead elsewhere. Each is refused with its line. */
export const REFUSED = lines(`
  ${SCRIPT}
  <script type="module">1</script>
  <p>a ${SCRIPT} b</p>
  <svg>${SCRIPT}</svg>
  <svg><desc><script>1</script></desc></svg>
  <math><mtext>${SCRIPT}</mtext></math>
  <style>p{color:red}</style>
  <svg><style>p{color:red}</style></svg>
  <template><p>a</p></template>
  <div><template shadowrootmode="open"><p>a</p></template></div>
  <div><template shadowrootmode="open">${SCRIPT}</template></div>
  <template><img src="./x.png" alt="" /></template>
  <xmp><p title="</xmp>${SCRIPT}">x</p></xmp>
  <noembed><p title="</noembed>${SCRIPT}">x</p></noembed>
  <noframes><p title="</noframes>${SCRIPT}">x</p></noframes>
  <noscript><p title="</noscript>${SCRIPT}">x</p></noscript>
  <textarea><p title="</textarea>${SCRIPT}">x</p></textarea>
  <title><p title="</title>${SCRIPT}">x</p></title>
  <select><option>a</option></select>
  <button>a</button>
  <object data="/a"></object>
  <embed src="/a" />
  <form><p>a</p></form>
  <link rel="stylesheet" href="https://a.example/b.css" />
  <p><meta httpEquiv="refresh" content="0; url=https://a.example" /></p>
  <base href="https://a.example/" />
  <dialog open>a</dialog>
  <portal src="https://a.example/"></portal>
  <canvas></canvas>
  <input type="password" />
  <input type="image" src="https://a.example/a.png" />
  <p onclick="x()">a</p>
  <p ONCLICK="x()">a</p>
  <img src="./a.png" alt="" onerror="x()" />
  <svg onload="x()"></svg>
  <svg><path onclick="x()" d="M0 0" /></svg>
  <details ontoggle="x()" open><summary>a</summary>b</details>
  <video src="./a.mp4" title="a" muted onplay="x()"></video>
  <math onclick="x()"></math>
  <svg><a xlink:href="javascript:x()"><text>a</text></a></svg>
  <svg><a href="javascript:x()"><text>a</text></a></svg>
  <svg><a href="https://a.example/"><text>a</text></a></svg>
  <svg><animate attributeName="href" to="javascript:x()" /></svg>
  <svg><set attributeName="onload" to="x()" /></svg>
  <svg><foreignObject><p>a</p></foreignObject></svg>
  <svg><image href="https://a.example/a.png" /></svg>
  <svg><use href="https://a.example/a.svg#b" /></svg>
  <svg><use href="data:image/svg+xml,a#b" /></svg>
  <svg><path d="M0 0" fill="url(https://a.example/a.svg#b)" /></svg>
  <svg><title><p>a</p></title></svg>
  <svg><iframe src="https://a.example/" title="a"></iframe></svg>
  <math><annotation-xml encoding="text/html"><p>a</p></annotation-xml></math>
  <math><mi href="javascript:x()">a</mi></math>
  <math><maction actiontype="statusline"><mi>a</mi></maction></math>
  <a href="javascript:x()">a</a>
  <a href="JaVaScript:x()">a</a>
  <a href=" javascript:x()">a</a>
  <a href="java&#9;script:x()">a</a>
  <a href="java&#10;script:x()">a</a>
  <a href="&#106;avascript:x()">a</a>
  <a href="vbscript:x()">a</a>
  <a href="data:text/html,a">a</a>
  <a href="data&colon;text/html,a">a</a>
  <a href="blob:https://a.example/1">a</a>
  <a href="view-source:https://a.example">a</a>
  <a href="intent://a#Intent;scheme=x;end">a</a>
  <a href="file:///etc/passwd">a</a>
  <a href="/\\other.example/">a</a>
  <a href="\\\\other.example/">a</a>
  <a href="/&#9;/other.example/">a</a>
  <a href="/&#10;/other.example/">a</a>
  <a href="&#9;//other.example/">a</a>
  <a href="/&#92;other.example/">a</a>
  [a](javascript:x())
  [a](JAVASCRIPT:x())
  [a](data:text/html,b)
  ![a](javascript:x())
  ![a](data:image/svg+xml,a)
  <a href="https://a.example/" ping="https://b.example/">a</a>
  <p action="https://a.example/">a</p>
  <p formaction="https://a.example/">a</p>
  <input type="checkbox" disabled formaction="javascript:x()" />
  <p src="https://a.example/">a</p>
  <img src="./a.png" alt="" srcset="https://a.example/b.png 2x" />
  <img src="./a.png" alt="" longdesc="https://a.example/" />
  <iframe src="https://a.example/" title="a" srcdoc="&lt;script&gt;1&lt;/script&gt;"></iframe>
  <iframe src="javascript:x()" title="a"></iframe>
  <video src="javascript:x()" title="a" muted></video>
  <video src="./a.mp4" poster="javascript:x()" title="a" muted></video>
  <blockquote cite="javascript:x()">a</blockquote>
  <q cite="data:text/html,a">a</q>
  <p id="site-main">a</p>
  <p id="___gatsby">a</p>
  <p id="gatsby-announcer">a</p>
  a &#x202E; b
  <p>a ${SIGN}${encoded}${SIGN} b</p>
  $\\href{javascript:x()}{a}$
`)

/** Texts of Markdown alone: its HTML has references to every sign. */
export const REFUSED_MD = lines(`
  <a href="&#1;javascript:x()">a</a>
  <p>&#xFDD2;%22%3Cscript%3Ewindow.x%3D7%3C%2Fscript%3E%22&#xFDD2;</p>
  <p title="&#xFDD2;a">b</p>
  <!--><script>1</script>-->
`)

/** Texts that Markdown makes harmless: a hidden sign becomes U+FFFD, a sign of an address is encoded. */
export const HARMLESS = lines(`
  a &#xFDD2; b
  [a](<java&#9;script:x()>)
  [a](</\\other.example/>)
  [a](<&#47;&#92;other.example/>)
  \`${SCRIPT}\`
  a &lt;script&gt;1&lt;/script&gt; b
  [a]: javascript:x()
  [${SCRIPT.replaceAll(/[<>]/g, "\\\\$&")}](/b)
`)

/** Texts of MDX alone. */
export const REFUSED_MDX = lines(`
  a {"\\uFDD2${encoded}\\uFDD2"} b
  <Callout title={"\\uFDD2${encoded}\\uFDD2"}>a</Callout>
  <svg><p>a</p></svg>
  <p onClick="x()">a</p>
  <p onClick={1}>a</p>
  <svg><a xlinkHref="javascript:x()"><text>a</text></a></svg>
  <p formAction="https://a.example/">a</p>
  <iframe src="https://a.example/" title="a" srcDoc="a" />
  <img src="./a.png" alt="" srcSet="https://a.example/b.png 2x" />
  <Figure src="javascript:x()" alt="" onClick="x()" />
  <Callout dangerouslySetInnerHTML={{ __html: "a" }}>a</Callout>
  <Pieces of="[&quot;a&quot;]" />
  <SidenoteBelow>a</SidenoteBelow>
  <Helmet><script>1</script></Helmet>
  <>{"a"}${SCRIPT}</>
  <a href={"javascript:x()"}>a</a>
  <a href={\`java\tscript:x()\`}>a</a>
`)

/** Texts whose markup is of no use on the site, and what is left of them. */
export const DROPPED = [
  ['<p style="position:fixed;inset:0">a</p>', "style", "<p>a</p>"],
  ['<p align="center">a</p>', "align", "<p>a</p>"],
  ['<p background="https://a.example/a.png">a</p>', "background", "<p>a</p>"],
  ["<center>a</center>", "<center>", "a"],
  ['<p><font color="red">a</font></p>', "<font>", "<p>a</p>"],
  ['<p class="embed-box" data-frame="https://a.example; x">a</p>', "class, data-frame", "<p>a</p>"],
  ['<p contenteditable="true" popover="auto">a</p>', "contenteditable, popover", "<p>a</p>"],
  ["<lite-youtube><p>a</p></lite-youtube>", "<lite-youtube>", "<p>a</p>"],
  ['<p><a href="/b" target="_blank">a</a></p>', "target", '<p><a href="/b">a</a></p>'],
] as const
