import { create } from 'zustand'

/** Whether the last call got an answer. The shell says so in a banner; nobody is signed out for it. */
export const useConnection = create<{ lost: boolean }>(() => ({ lost: false }))

export const connectionIs = (state: 'lost' | 'back') => {
  const lost = state === 'lost'
  if (useConnection.getState().lost !== lost) useConnection.setState({ lost })
}
