import { Link } from 'shared/ui'

export const MailLink = ({ address }: { address: string }) => <Link href={`mailto:${address}`}>{address}</Link>
