import { create } from 'zustand'

/** Whether the last call got no response. The shell then shows a banner; the user stays signed in. */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }))

/** Records whether the last call got no response. */
export const setConnectionLost = (isLost: boolean) => {
  if (useConnection.getState().isLost !== isLost) useConnection.setState({ isLost })
}
