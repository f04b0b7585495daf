import { PageTitle } from 'shared/ui'

/** Shows 'About' and nothing else; kept out of search engines (ruling 39). */
export default function SignUpPlaceholder() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle>About</PageTitle>
    </>
  )
}
