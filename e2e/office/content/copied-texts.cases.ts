/** Pieces of documents as Word, Docs and pages put them into the clipboard, with what is to be kept of them. */
export const copiedTexts: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'Word: headings, bold and a link',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
      <!--StartFragment--><h1>Transfection<o:p></o:p></h1>
      <p class=MsoNormal style='mso-margin-top-alt:auto'>Use <b>two</b> wells, see <a href="http://example.org/plan">the plan</a>.<o:p></o:p></p>
      <h2>Recovery</h2><p class=MsoNormal><i>In vitro</i> only<o:p></o:p></p><!--EndFragment--></body></html>`,
    [
      'heading2[Transfection]',
      'paragraph[Use  bold:two  wells, see  link https://example.org/plan:the plan .]',
      'heading3[Recovery]',
      'paragraph[italic:In vitro  only]',
    ],
  ],
  [
    'Word: lists in lists',
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Thaw</p>
     <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>on ice</p>
     <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Plate</p>
     <p class=MsoNormal>Then wait.</p>`,
    [
      'bulletList[listItem[paragraph[Thaw] orderedList[listItem[paragraph[on ice]]]] listItem[paragraph[Plate]]]',
      'paragraph[Then wait.]',
    ],
  ],
  [
    'Word: a table',
    `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100><p class=MsoNormal>Well</p></td><td>
      <p class=MsoNormal>Guide</p></td></tr><tr><td><p class=MsoNormal>A1</p></td><td><p class=MsoNormal>TP53-1</p></td></tr></table>`,
    [
      'table[tableRow[tableCell[paragraph[Well]] tableCell[paragraph[Guide]]] tableRow[tableCell[paragraph[A1]] tableCell[paragraph[TP53-1]]]]',
    ],
  ],
  [
    'Word: a picture, which is named as missing',
    `<p class=MsoNormal>Before <img width=10 src="file:///C:/msohtmlclip1/01/clip_image001.png" alt="Figure 2"> after</p>`,
    ['paragraph[Before  bold:[Picture missing: Figure 2. Add it from the media.]  after]'],
  ],
  [
    'Docs: all in one bold element that is not bold',
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Keep</span>
      <span style="font-weight:400;font-style:italic">cold</span></p><ul><li dir="ltr"><p dir="ltr"><span>one</span></p>
      <ul><li dir="ltr"><p dir="ltr"><span>in it</span></p></li></ul></li></ul></b>`,
    [
      'paragraph[bold:Keep   italic:cold]',
      'bulletList[listItem[paragraph[one] bulletList[listItem[paragraph[in it]]]]]',
    ],
  ],
  [
    'Docs: small letters and a link by the door of a search engine',
    `<p><span>H</span><span style="vertical-align:sub">2</span><span>O, </span><a href="https://www.google.com/url?q=https://example.org/water&amp;sa=D">here</a></p>`,
    ['paragraph[H subscript:2 O,  link https://example.org/water:here]'],
  ],
  [
    'Docs: a heading above a table',
    `<b style="font-weight:normal;" id="docs-internal-guid-2"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Wells</span></h1>
      <div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="120" /><col width="240" /></colgroup>
      <tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt"><p dir="ltr"><span style="font-weight:700">Well</span></p></td>
      <td style="border-left:solid #000 1pt"><p dir="ltr"><span style="font-weight:700">Guide</span></p></td></tr>
      <tr style="height:0pt"><td><p dir="ltr"><span>A1</span></p></td><td><p dir="ltr"><span>TP53-1</span></p></td></tr></tbody></table></div></b>`,
    [
      'heading2[Wells]',
      'table[tableRow[tableCell[paragraph[bold:Well]] tableCell[paragraph[bold:Guide]]] tableRow[tableCell[paragraph[A1]] tableCell[paragraph[TP53-1]]]]',
    ],
  ],
];

/** Pages that want more than to be read. */
export const hostilePages: readonly string[] = [
  '<p>a<script>alert(1)</script></p>',
  '<p onclick="alert(1)" onload="alert(1)">b</p>',
  '<img src="x" onerror="alert(1)">',
  '<img src="https://evil.example/pixel.gif">',
  '<a href="javascript:alert(1)">c</a>',
  '<a href="JaVaScRiPt:alert(1)">d</a>',
  '<a href="java&#10;script:alert(1)">e</a>',
  '<a href="data:text/html,<script>alert(1)</script>">f</a>',
  '<a href="//evil.example/">g</a>',
  '<a href="vbscript:x">h</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<form action="https://evil.example"><input value="i"><button>j</button></form>',
  '<style>@import url(https://evil.example/x.css)</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">k</mi></math>',
  '<p style="background:url(https://evil.example/x.gif)">l</p>',
  '<p style="width:expression(alert(1))">m</p>',
  '<video src="https://evil.example/x.mp4" onerror="alert(1)"></video>',
  '<audio src="https://evil.example/x.mp3" autoplay></audio>',
  '<table background="https://evil.example/x.gif"><tr><td onmouseover="alert(1)">n</td></tr></table>',
  '<details open ontoggle="alert(1)">o</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">p</p></noscript>',
  '<!--[if gte mso 9]><xml><o:p>alert(1)</o:p></xml><![endif]--><p>q</p>',
  '<p>the last of them</p>',
];
