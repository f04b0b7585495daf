import type { LetterContent, RenderContext } from './letterContent.ts'
import { addressConfirmation } from './contents/addressConfirmation.ts'
import { demoRequest } from './contents/demoRequest.ts'
import { demoThanks } from './contents/demoThanks.ts'
import { documentShared } from './contents/documentShared.ts'
import { estimationConfirmed } from './contents/estimationConfirmed.ts'
import { estimationDecided } from './contents/estimationDecided.ts'
import { estimationSent } from './contents/estimationSent.ts'
import { passwordChanged } from './contents/passwordChanged.ts'
import { passwordReset } from './contents/passwordReset.ts'
import { requestExpired } from './contents/requestExpired.ts'
import { requestReceived } from './contents/requestReceived.ts'
import { requestRecorded } from './contents/requestRecorded.ts'
import { secondFactorChanged } from './contents/secondFactorChanged.ts'
import { sessionCancelled } from './contents/sessionCancelled.ts'
import { sessionValidated } from './contents/sessionValidated.ts'
import { teamInvitation } from './contents/teamInvitation.ts'
import { welcome } from './contents/welcome.ts'
import type { DocumentLetterName, LetterData, LetterName } from './letterData.ts'

type RenderedName = Exclude<LetterName, DocumentLetterName>

/** How each letter is written, by its name; those with a document are in `documentLetters`. */
export const contents: { [N in RenderedName]: (data: LetterData[N], context: RenderContext) => LetterContent } = {
  requestReceived,
  requestRecorded,
  sessionValidated,
  sessionCancelled,
  requestExpired,
  documentShared,
  estimationSent,
  estimationDecided,
  estimationConfirmed,
  teamInvitation,
  passwordReset,
  passwordChanged,
  secondFactorChanged,
  addressConfirmation,
  demoRequest,
  demoThanks,
  welcome,
}

interface NamedData<N extends RenderedName = RenderedName> {
  name: N
  data: LetterData[N]
}

/** The data was typed by the name when the letter was sent, and is kept as it was. */
const isKnown = (letter: { name: string; data: unknown }): letter is NamedData => letter.name in contents

const render = <N extends RenderedName>({ name, data }: NamedData<N>, context: RenderContext): LetterContent =>
  contents[name](data, context)

/** Renders a letter from the data `sendLetter` took; throws for an unknown name. */
export function renderLetter(letter: { name: string; data: unknown }, context: RenderContext): LetterContent {
  if (!isKnown(letter)) throw new Error('Nobody knows a letter of this name.')
  return render(letter, context)
}
