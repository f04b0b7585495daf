import { useState, type ReactNode } from 'react'
import { readProofNeed } from './api.ts'
import { ProofDialog } from './ProofDialog.tsx'

interface PendingProof {
  needsCode: boolean
  resolve: (headers: Record<string, string> | null) => void
}

/**
 * `prove` returns the request headers of a call that needs a proof: none right after the sign-in, else those of the
 * dialog, or null if the member closed it. `dialog` is that dialog.
 */
export function useProof(): { prove: () => Promise<Record<string, string> | null>; dialog: ReactNode } {
  const [pending, setPending] = useState<PendingProof | null>(null)
  const end = (headers: Record<string, string> | null) => {
    pending?.resolve(headers)
    setPending(null)
  }
  return {
    prove: async () => {
      const { isNeeded, needsCode } = await readProofNeed()
      if (!isNeeded) return {}
      return new Promise((resolve) => setPending({ needsCode, resolve }))
    },
    dialog: pending && <ProofDialog needsCode={pending.needsCode} onDone={end} onClose={() => end(null)} />,
  }
}
