import { PageTitle } from 'shared/ui'

/** Shows only 'About'; the server and the shell exclude the page from search engines (ruling 39). */
export default function SignUpPlaceholder() {
  return <PageTitle>About</PageTitle>
}
