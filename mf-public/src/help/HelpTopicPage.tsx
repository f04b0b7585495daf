import { topicPath } from 'shared/domain/help/helpPath'
import { helpTexts } from 'shared/domain/help/helpTexts'
import { withoutLastSlash } from 'shared/domain/publicPages/composedPages'
import { useLocation } from 'shared/router'
import { HelpPage } from './HelpPage.tsx'

/** Help page for the topic in the URL. */
export default function HelpTopicPage() {
  const path = withoutLastSlash(useLocation().pathname)
  const text = helpTexts.find(({ topic }) => topicPath(topic) === path)
  // The topic is unknown while the user leaves the page: the URL is already that of the next page.
  return text ? <HelpPage key={text.topic} text={text} /> : null
}
