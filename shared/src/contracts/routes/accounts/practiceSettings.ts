import { practiceSettingNames, practiceSettings, type PracticeSettingName } from '../../accounts/practiceSettings.ts'
import { practiceSettingSchemas } from '../../accounts/practiceSettingSchemas.ts'
import { errorCode } from '../../errorCodes.ts'

const readRoute = <Name extends PracticeSettingName>(name: Name) => {
  const { describes } = practiceSettings[name]
  return {
    summary: `${describes.charAt(0).toUpperCase()}${describes.slice(1)} in the practice, with an ETag; not for assistants`,
    auth: 'bearer',
    roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'],
    ok: practiceSettingSchemas[name],
    status: 200,
    errors: [errorCode.forbidden],
  } as const
}

const changeRoute = <Name extends PracticeSettingName>(name: Name) =>
  ({
    ...readRoute(name),
    summary: `Set ${practiceSettings[name].describes}; not for assistants; refused (412) if If-Match has an outdated ETag`,
    body: practiceSettingSchemas[name],
    errors: [errorCode.forbidden, errorCode.changedMeanwhile],
  }) as const

export type ReadSettingKey<Name extends PracticeSettingName = PracticeSettingName> = `GET /user/personalize/${Name}`
export type ChangeSettingKey<Name extends PracticeSettingName = PracticeSettingName> = `POST /user/personalize/${Name}`

type PracticeSettingRoutes = {
  [Name in PracticeSettingName as ReadSettingKey<Name>]: ReturnType<typeof readRoute<Name>>
} & { [Name in PracticeSettingName as ChangeSettingKey<Name>]: ReturnType<typeof changeRoute<Name>> }

const routesOf = (name: PracticeSettingName) => [
  [`GET /user/personalize/${name}`, readRoute(name)] as const,
  [`POST /user/personalize/${name}`, changeRoute(name)] as const,
]

/** The two calls of each setting of a practice. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
export const practiceSettingRoutes = Object.fromEntries(
  practiceSettingNames.flatMap(routesOf),
) as unknown as PracticeSettingRoutes
