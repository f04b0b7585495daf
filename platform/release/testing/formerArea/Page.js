import { createElement, useState } from 'react'
import { useSession } from 'shared/session'
import { Button, PageTitle } from 'shared/ui'

export default function Page() {
  const [clicks, setClicks] = useState(0)
  const email = useSession(({ user }) => user?.email)
  return createElement(
    'div',
    null,
    createElement(PageTitle, null, 'Une page d’avant'),
    createElement('p', null, email),
    createElement(Button, { onClick: () => setClicks(clicks + 1) }, `Clics : ${clicks}`),
  )
}
