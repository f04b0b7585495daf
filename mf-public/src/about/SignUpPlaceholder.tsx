import { PageTitle } from 'shared/ui'

/** Placeholder that displays only 'About'. The server and the shell exclude the page from search engines (ruling 39). */
export default function SignUpPlaceholder() {
  return <PageTitle>About</PageTitle>
}
