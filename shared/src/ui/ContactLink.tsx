import type { ReactNode } from 'react'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { EmailLink } from './EmailLink.tsx'
import { useContact } from '../client/useContact.ts'

interface ContactLinkProps {
  /** The subject of the e-mail. */
  subject?: string
  /** The text, by default the address. */
  children?: ReactNode
}

/** An e-mail link to the operator: a placeholder until the address is loaded, the default address if loading fails. */
export function ContactLink({ subject, children }: ContactLinkProps) {
  const contact = useContact()
  if (!contact) return <Skeleton component="span" width="11em" sx={{ display: 'inline-block', maxWidth: '100%' }} />
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  if (children === undefined) return <EmailLink email={contact.email} query={query} />
  return <Link href={`mailto:${contact.email}${query}`}>{children}</Link>
}
