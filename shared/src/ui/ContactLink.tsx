import type { ReactNode } from 'react'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useOperator } from '../client/useOperator.ts'
import { providerEmail } from '../domain/patients/provider.ts'

interface ContactLinkProps {
  /** Of the mail. */
  subject?: string
  /** Instead of the address. */
  children?: ReactNode
}

/** A link to write to the operator: a line until their address is known, the default one where it cannot be read. */
export function ContactLink({ subject, children }: ContactLinkProps) {
  const { data, isPending } = useOperator()
  if (isPending) return <Skeleton component="span" width="11em" sx={{ display: 'inline-block', maxWidth: '100%' }} />
  const address = data?.email ?? providerEmail
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return <Link href={`mailto:${address}${query}`}>{children ?? address}</Link>
}
