import { expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { openArea } from '../testing/openArea.tsx'
import { useNavigateAndWait } from './useNavigateAndWait.ts'

it('useNavigateAndWait resolves once the page at the path is rendered', async () => {
  const shownPaths: (string | null)[] = []
  function Page() {
    const navigate = useNavigateAndWait()
    const { pathname } = useLocation()
    const leave = async () => {
      await navigate('/pros/sessions')
      shownPaths.push(document.querySelector('h1')?.textContent ?? null)
    }
    return (
      <>
        <h1>{pathname}</h1>
        <button onClick={() => void leave()}>Fermer</button>
      </>
    )
  }
  const { getByRole } = openArea(Page, '/pros/session')
  // Without `act`, which would also render a transition before the promise resolves.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  getByRole('button', { name: 'Fermer' }).click()
  await waitFor(() => expect(shownPaths).toEqual(['/pros/sessions']))
})
