import type { Email } from 'postal-mime'
import { darkColours, focusRingPx, lightColours, radiiPx, textRem } from 'shared/design/tokens'
import { escapeHtml } from '../layout.ts'

const renderPage = (title: string, body: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/_mail/style.css">
</head>
<body><main>${body}</main></body>
</html>
`

const lightDarkOf = (colourOf: (colours: typeof lightColours) => string): string =>
  `light-dark(${colourOf(lightColours)}, ${colourOf(darkColours)})`

export const styleSheet = `:root { color-scheme: light dark }
body { margin: 0; padding: 24px 16px; background: ${lightDarkOf(({ background }) => background.default)}; color: ${lightDarkOf(({ text }) => text.primary)}; font: 16px/1.5 Figtree, system-ui, sans-serif }
main { max-width: 960px; margin: 0 auto }
h1 { font-size: ${textRem.amount}rem }
a { color: ${lightDarkOf(({ primary }) => primary.main)} }
a:focus-visible { outline: ${focusRingPx.width}px solid ${lightDarkOf(({ accent }) => accent.main)}; outline-offset: ${focusRingPx.gap}px }
table { width: 100%; border-collapse: collapse; background: ${lightDarkOf(({ background }) => background.paper)}; border-radius: ${radiiPx.card}px }
th, td { padding: 12px; text-align: left; border-bottom: 1px solid ${lightDarkOf(({ background }) => background.sunk)} }
dt { color: ${lightDarkOf(({ text }) => text.secondary)} } dd { margin: 0 0 8px }
iframe { width: 100%; height: 720px; border: 1px solid ${lightDarkOf(({ background }) => background.sunk)}; border-radius: ${radiiPx.card}px; background: ${lightColours.background.default} }
pre { padding: 16px; overflow-wrap: anywhere; white-space: pre-wrap; background: ${lightDarkOf(({ background }) => background.paper)}; border-radius: ${radiiPx.card}px }
`

const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

export interface ListedMessage {
  id: string
  recipient: string
  subject: string
  received_at: Date
}

const renderMessageRow = ({ id, recipient, subject, received_at }: ListedMessage) => `<tr>
<td><a href="/_mail/${id}">${escapeHtml(subject || '(sans objet)')}</a></td>
<td>${escapeHtml(recipient)}</td>
<td><time datetime="${received_at.toISOString()}">${momentFormat.format(received_at)}</time></td>
</tr>`

/** Renders the page of the newest messages. With `maxCount` messages, a note says that older ones are not listed. */
export const renderListPage = (messages: ListedMessage[], maxCount: number): string =>
  renderPage(
    'Boîte mail de démonstration',
    `<h1>Boîte mail de démonstration</h1>
<p>Les mails que l'application envoie arrivent ici, et nulle part ailleurs. Rechargez la page pour voir les nouveaux.${
      messages.length < maxCount ? '' : ` Seuls les ${maxCount} derniers sont montrés.`
    }</p>
${
  messages.length > 0
    ? `<table><thead><tr><th scope="col">Objet</th><th scope="col">À</th><th scope="col">Reçu</th></tr></thead><tbody>${messages.map(renderMessageRow).join('')}</tbody></table>`
    : "<p>Aucun mail pour l'instant.</p>"
}`,
  )

const renderAttachmentLink = (id: string) => (attachment: Email['attachments'][number], index: number) =>
  `<li><a href="/_mail/${id}/attachments/${index}">${escapeHtml(attachment.filename ?? 'fichier')}</a></li>`

export const renderMessagePage = (
  id: string,
  recipient: string,
  { subject = '', from, text = '', attachments }: Email,
): string =>
  renderPage(
    subject,
    `<p><a href="/_mail">Tous les mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>De</dt><dd>${escapeHtml(from?.address ?? '')}</dd><dt>À</dt><dd>${escapeHtml(recipient)}</dd></dl>
${attachments.length > 0 ? `<h2>Pièces jointes</h2><ul>${attachments.map(renderAttachmentLink(id)).join('')}</ul>` : ''}
<h2>Message</h2>
<iframe src="/_mail/${id}/html" title="Le message en HTML" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<h2>Texte</h2>
<pre>${escapeHtml(text)}</pre>`,
  )

/** Makes the links of a message's HTML open in the whole window instead of the iframe. */
export const openLinksInWindow = (html: string): string => html.replace('<head>', '<head><base target="_top">')
