import {
  darkColours as dark,
  emailColours,
  fonts,
  fontWeights,
  lightColours as light,
  radiiPx,
  textRem,
} from 'shared/design/tokens'
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
.page{background:${dark.background.default}!important}
.sheet{background:${dark.background.paper}!important;border-color:${dark.background.sunk}!important;border-top-color:${dark.sand}!important}
.sunk{background:${dark.background.sunk}!important}
.ink{color:${dark.text.primary}!important}
.ink2{color:${dark.text.secondary}!important}
.brand{color:${dark.primary.main}!important}
.button{background:${dark.primary.main}!important;color:${emailColours.textOnPrimaryInDark}!important}
}`

const pxPerRem = 16
/** E-mails use pixels, because mail clients set the size of 1 rem. */
const textPx = {
  small: pxPerRem * textRem.small,
  compact: pxPerRem * textRem.compact,
  reading: pxPerRem * textRem.reading,
  title: pxPerRem * textRem.title,
  figure: pxPerRem * textRem.figure,
}
const font = `font-family:${fonts.email}`
const renderParagraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;${font};font-size:${textPx.reading}px;line-height:24px;color:${light.text.primary}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
const renderNote = (text: string) =>
  `<p class="ink2" style="margin:0 0 8px;${font};font-size:${textPx.small}px;line-height:20px;color:${light.text.secondary}">${escapeHtml(text)}</p>`
const renderFact = ([label, value]: [string, string]) => `<tr>
<th class="ink2" align="left" valign="top" style="padding:6px 16px 6px 0;${font};font-size:${textPx.compact}px;font-weight:${fontWeights.text};color:${light.text.secondary};white-space:nowrap">${escapeHtml(label)}</th>
<td class="ink" style="padding:6px 0;${font};font-size:${textPx.reading}px;font-weight:${fontWeights.button};color:${light.text.primary}">${escapeHtml(value)}</td>
</tr>`
const renderFacts = (facts: EmailContent['facts'] = []) =>
  facts.length > 0
    ? `<table class="sunk" style="margin:0 0 16px;padding:8px 16px;background:${light.background.sunk};border-radius:${radiiPx.control}px;border-collapse:separate">${facts.map(renderFact).join('')}</table>`
    : ''
const renderButton = (action: EmailContent['action']) =>
  action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:${radiiPx.control}px;background:${light.primary.main};${font};font-size:${textPx.reading}px;font-weight:${fontWeights.button};color:${light.primary.contrastText};text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="ink2" style="margin:0 0 16px;${font};font-size:${textPx.small}px;line-height:20px;color:${light.text.secondary}">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :<br><span style="word-break:break-all">${escapeHtml(action.url)}</span></p>`
    : ''

const renderUnsubscribeNote = (unsubscribe: EmailContent['unsubscribe']) =>
  unsubscribe
    ? `<p style="margin:0 0 8px"><a href="${escapeHtml(unsubscribe.pageUrl)}" class="ink2" style="${font};font-size:${textPx.small}px;line-height:20px;color:${light.text.secondary};text-decoration:underline">${unsubscribeLabel}</a></p>`
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
<body class="page" style="margin:0;padding:24px 12px;background:${light.background.default}">
<div style="max-width:560px;margin:0 auto">
<p class="brand" style="margin:0 0 16px;${font};font-size:${textPx.title}px;font-weight:${fontWeights.page};color:${light.primary.main}">Complice</p>
<div class="sheet" style="padding:28px 24px;background:${light.background.paper};border:1px solid ${emailColours.border};border-top:4px solid ${light.sand};border-radius:${radiiPx.card}px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:${textPx.figure}px;line-height:28px;color:${light.text.primary}">${escapeHtml(title)}</h1>
${[...paragraphs.map(renderParagraph), renderFacts(facts), renderButton(action), ...notes.map(renderNote), renderUnsubscribeNote(unsubscribe)].join('\n')}
</div>
<p class="ink2" style="margin:16px 0 0;${font};font-size:${textPx.small}px;color:${light.text.secondary}">${escapeHtml(signature)}</p>
</div>
</body>
</html>
`
