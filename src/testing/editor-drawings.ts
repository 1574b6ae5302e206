/** As Adobe Illustrator exports it without declarations of its own: classes, a switch, `xlink:href`. */
export const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 25.2.1, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Calque_1" xmlns:x="http://ns.adobe.com/Extensibility/1.0/" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  x="0px" y="0px" viewBox="0 0 640 400" style="enable-background:new 0 0 640 400;" xml:space="preserve">
<style type="text/css">
  .st0{fill:#D9485F;}
  .st1{clip-path:url(#SVGID_2_);fill:url(#SVGID_3_);}
</style>
<switch>
  <foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#a"></i:pgfRef></foreignObject>
  <g i:extraneous="self">
    <rect x="10" y="10" class="st0" width="100" height="80"/>
    <rect x="120" y="10" class="st0" width="100" height="80"/>
    <defs><rect id="SVGID_1_" x="300" y="10" width="100" height="100"/></defs>
    <clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
    <linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="640" y2="0"><stop offset="0" style="stop-color:#FFFFFF"/><stop offset="1" style="stop-color:#1D1D1B"/></linearGradient>
    <circle class="st1" cx="350" cy="60" r="60"/>
  </g>
</switch>
</svg>`

/** As Inkscape saves it: namespaces, RDF, declarations of its own, an embedded picture. */
export const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5"
  inkscape:version="1.2.2 (b0a8486541, 2022-12-01)" sodipodi:docname="dessin.svg"
  inkscape:export-filename="C:\\Dessins (2)\\dessin.png"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm"/>
  <metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
  <defs><linearGradient inkscape:collect="always" id="lg1"><stop style="stop-color:#ff0000;stop-opacity:1;" offset="0"/></linearGradient>
  <linearGradient inkscape:collect="always" xlink:href="#lg1" id="lg2" x1="20" y1="20" x2="80" y2="20"/></defs>
  <g inkscape:label="Calque 1" inkscape:groupmode="layer" id="layer1">
    <rect style="fill:url(#lg2);stroke:#000000;-inkscape-stroke:none" width="60" height="40" x="20" y="20"/>
    <text xml:space="preserve" style="font-size:10.6px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:'sans-serif, Normal'" x="30" y="90"><tspan sodipodi:role="line" x="30" y="90">Salut</tspan></text>
    <image width="10" height="10" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" x="100" y="100"/>
  </g>
</svg>`
