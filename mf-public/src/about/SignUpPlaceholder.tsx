import { PageTitle } from 'shared/ui'

/** Shows 'About' and nothing else; the server and the shell keep it out of search engines (ruling 39). */
export default function SignUpPlaceholder() {
  return <PageTitle>About</PageTitle>
}
