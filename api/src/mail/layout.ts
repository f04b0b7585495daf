import type { EmailContent } from './emailContent.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

const signature = 'Complice — la gestion de votre cabinet de médiation animale'

const unsubscribeLabel = 'Ne plus recevoir ces rappels'

/** Renders an e-mail as plain text, for mail clients without HTML. */
export function toText({ title, paragraphs, facts = [], action, notes = [], unsubscribe }: EmailContent): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label} : ${value}`).join('\n'),
    action && `${action.label} :\n${action.url}`,
    ...notes,
    unsubscribe && `${unsubscribeLabel} :\n${unsubscribe.pageUrl}`,
    `-- \n${signature}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Colours for mail clients that support the user's dark scheme; other clients show the light colours. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#141A18!important}
.sheet{background:#1C2421!important;border-color:#25302C!important;border-top-color:#E9C46A!important}
.sunk{background:#25302C!important}
.ink{color:#ECF1EE!important}
.ink2{color:#B3C0BA!important}
.brand{color:#7FCDB9!important}
.button{background:#7FCDB9!important;color:#10201B!important}
}`

const font = "font-family:'Figtree',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#22302B">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
const note = (text: string) =>
  `<p class="ink2" style="margin:0 0 8px;${font};font-size:13px;line-height:20px;color:#55635D">${escapeHtml(text)}</p>`
const fact = ([label, value]: [string, string]) => `<tr>
<th class="ink2" align="left" valign="top" style="padding:6px 16px 6px 0;${font};font-size:14px;font-weight:400;color:#55635D;white-space:nowrap">${escapeHtml(label)}</th>
<td class="ink" style="padding:6px 0;${font};font-size:16px;font-weight:600;color:#22302B">${escapeHtml(value)}</td>
</tr>`
const factsTable = (facts: EmailContent['facts'] = []) =>
  facts.length > 0
    ? `<table class="sunk" style="margin:0 0 16px;padding:8px 16px;background:#F3EFE7;border-radius:10px;border-collapse:separate">${facts.map(fact).join('')}</table>`
    : ''
const button = (action: EmailContent['action']) =>
  action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1F6457;${font};font-size:16px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="ink2" style="margin:0 0 16px;${font};font-size:13px;line-height:20px;color:#55635D">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :<br><span style="word-break:break-all">${escapeHtml(action.url)}</span></p>`
    : ''

const unsubscribeNote = (unsubscribe: EmailContent['unsubscribe']) =>
  unsubscribe
    ? `<p style="margin:0 0 8px"><a href="${escapeHtml(unsubscribe.pageUrl)}" class="ink2" style="${font};font-size:13px;line-height:20px;color:#55635D;text-decoration:underline">${unsubscribeLabel}</a></p>`
    : ''

/** Renders an e-mail as HTML in the product's colours, with tables and inline styles, which every client supports. */
export const toHtml = ({
  subject,
  title,
  paragraphs,
  facts,
  action,
  notes = [],
  unsubscribe,
}: EmailContent): string => `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#FBF9F5">
<div style="max-width:560px;margin:0 auto">
<p class="brand" style="margin:0 0 16px;${font};font-size:20px;font-weight:700;color:#1F6457">Complice</p>
<div class="sheet" style="padding:28px 24px;background:#FFFFFF;border:1px solid #E9E3D7;border-top:4px solid #E9C46A;border-radius:14px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:28px;color:#22302B">${escapeHtml(title)}</h1>
${[...paragraphs.map(paragraph), factsTable(facts), button(action), ...notes.map(note), unsubscribeNote(unsubscribe)].join('\n')}
</div>
<p class="ink2" style="margin:16px 0 0;${font};font-size:13px;color:#55635D">${escapeHtml(signature)}</p>
</div>
</body>
</html>
`
