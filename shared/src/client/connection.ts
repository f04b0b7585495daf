import { create } from 'zustand'

/** Whether the last call got no response. The shell then shows a banner; the user stays signed in. */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }))

export const setConnection = (state: 'lost' | 'back') => {
  const lost = state === 'lost'
  if (useConnection.getState().isLost !== lost) useConnection.setState({ isLost: lost })
}
