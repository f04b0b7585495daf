import { topicPath } from 'shared/domain/help/helpPath'
import { helpTexts } from 'shared/domain/help/helpTexts'
import { withoutLastSlash } from 'shared/domain/publicPages/composedPages'
import { useLocation } from 'shared/router'
import { HelpPage } from './HelpPage.tsx'

/** Help page for the topic in the URL. */
export default function HelpTopicPage() {
  const path = withoutLastSlash(useLocation().pathname)
  const helpText = helpTexts.find(({ topic }) => topicPath(topic) === path)
  // The topic is unknown while the user leaves the page, because the URL is already that of the next page.
  return helpText ? <HelpPage key={helpText.topic} helpText={helpText} /> : null
}
