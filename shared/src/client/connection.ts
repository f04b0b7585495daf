import { create } from 'zustand'

/** `lost` when the last call got no response. The shell shows a banner; the user stays signed in. */
export const useConnection = create<{ lost: boolean }>(() => ({ lost: false }))

export const setConnection = (state: 'lost' | 'back') => {
  const lost = state === 'lost'
  if (useConnection.getState().lost !== lost) useConnection.setState({ lost })
}
