import { useState, type ReactNode } from 'react'
import { readProofNeed } from './api.ts'
import { ProofDialog } from './ProofDialog.tsx'

interface PendingProof {
  needsCode: boolean
  resolve: (headers: Record<string, string> | null) => void
}

/**
 * `prove` returns the headers that a call with proof needs: none soon after the sign-in, otherwise the proof's header
 * once `dialog` is filled in, or null if the member closes `dialog`.
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
