/**
 * The look of every mail: one column that is 600 px at most and a phone's width on a phone. Mail programs keep inline
 * styles and tables and little else, so the light look stands inline; those that know colour schemes read the sheet in
 * the head for the dark one. Nothing is loaded from anywhere: no picture, no font.
 *
 * @param head.subject and `head.store`, the origin that customers see, escaped already.
 * @param blocks the paragraphs as rows, see `mailSentence` and `mailButton`.
 */
export function layOutMail(
  head: { readonly subject: string; readonly store: string | null; readonly storeName: string | null },
  blocks: readonly string[],
): string {
  const { subject, store, storeName } = head;
  const address =
    store === null ? '' : ` &middot; <a href="${store}" class="quiet" style="${quietLink}">${storeName}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkSheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f7fafa;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f7fafa;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${font}">
<tr><td class="name" style="padding:0 4px 14px;font-size:20px;font-weight:600;color:#016571;">Cutsite</td></tr>
<tr><td class="card" style="background-color:#ffffff;border:1px solid #e3e8e9;border-radius:8px;padding:28px 24px 12px;">
<h1 class="text" style="margin:0 0 18px;font-size:20px;line-height:1.3;font-weight:600;color:#142122;${breaks}">${subject}</h1>
${blocks.join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:13px;line-height:1.5;color:#56656a;">Cutsite, tools for genome editing${address}<br>${researchUse}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** A sentence or more. @param text escaped already. */
export function mailSentence(text: string): string {
  return `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#142122;${breaks}">${text}</p>`;
}

/** A link that looks like a button, also where only tables have colours. @param link and label are escaped already. */
export function mailButton(link: string, label: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;"><tr><td class="action" bgcolor="#016571" style="border-radius:6px;background-color:#016571;"><a href="${link}" class="label" style="display:inline-block;padding:12px 22px;font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none;">${label}</a></td></tr></table>`;
}

/** Stands under every mail, as under every page. */
export const researchUse = 'For research use only. Not for use in diagnostic procedures.';

const font = "font-family:'IBM Plex Sans','Segoe UI',system-ui,-apple-system,'Helvetica Neue',Arial,sans-serif;";
const breaks = 'overflow-wrap:anywhere;';
const quietLink = 'color:#56656a;text-decoration:underline;';

const darkSheet = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
.page { background-color: #0c1719 !important; }
.card { background-color: #142023 !important; border-color: #2b3a3c !important; }
.text { color: #e5ebec !important; }
.name { color: #72bcc7 !important; }
.quiet { color: #b7c0c1 !important; }
.action { background-color: #72bcc7 !important; }
.label { color: #04181b !important; }
}
`;
