import type { FileResponse } from 'shared/contracts/routes'
import { errorCode } from 'shared/contracts/errorCodes'
import { logoPicture } from 'shared/domain/directory/logoPicture'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readTherapist } from './therapists.service.ts'

/** Returns the logo of a therapist's card as a file, for search engines; throws 404 when there is none. */
export async function readTherapistLogo(services: Services, id: string): Promise<FileResponse> {
  const picture = logoPicture((await readTherapist(services, id)).logo)
  if (!picture) throw new Refusal(404, errorCode.notFound)
  const { contentType, base64 } = picture
  return { contentType, filename: `logo.${contentType.replace('image/', '')}`, content: Buffer.from(base64, 'base64') }
}
