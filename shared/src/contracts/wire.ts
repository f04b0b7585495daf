import { Type, type Static, type TSchema } from 'typebox'
import { namePattern } from './namePattern.ts'

/** The one base string of the wire: at most `maxLength` characters, never U+0000 nor half a surrogate pair, which PostgreSQL refuses. */
export const Text = (maxLength = 200, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000\\ud800-\\udfff]*$' })

/** Most characters of a name, and of an e-mail address. */
export const longestName = 100
export const longestEmail = 254

/** What a person, an organisation, a place, an animal or a kind of session is called (ruling 45). */
export const Name = (maxLength = longestName, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: namePattern })

/** A telephone number as people write it: digits with spaces, dots, hyphens, slashes, parentheses and a plus. */
export const PhoneNumber = Type.String({ maxLength: 30, pattern: '^[0-9+()./\\- \\u00a0\\u202f]*$' })

/** Identifiers are UUID strings as the database writes them: two that are the same are the same string. */
export const Id = Type.String({ format: 'uuid', pattern: '^[0-9a-f-]*$' })

/** A day of the practice's calendar, `yyyy-mm-dd`, from 1900 to 2199: every one is a date for the database too. */
export const Day = Type.String({ format: 'date', pattern: '^(19|20|21)' })

/** A wall-clock time of the practice, `HH:mm` from 00:00 to 23:59. */
export const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** Euros with at most two decimals. */
export const Money = Type.Number({ minimum: 0, maximum: 9_999_999.99, multipleOf: 0.01 })

/** A percentage with at most two decimals, 20 for 20 %. */
export const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })

/** Changes with what it is the version of; a change sends it back in If-Match, and is refused with 412 when it is an older one. */
export const Version = Type.String()

export const Email = Type.String({ format: 'email', maxLength: longestEmail })

/** 8 to 128 characters, no rule of composition (OWASP ASVS 6.2). */
export const Password = Text(128, 8)

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Query strings carry booleans as words. */
export const Flag = Type.Union([Type.Literal('true'), Type.Literal('false')])

/** One page of a list; `page` starts at 0 on the wire (ruling 14). */
export const Paged = <T extends TSchema>(item: T) =>
  Type.Object({
    content: Type.Array(item),
    totalElements: Type.Integer(),
    itemsPerPage: Type.Integer(),
    totalPages: Type.Integer(),
  })

export const ById = Type.Object({ id: Id })

export const Address = Type.Object({ streetName: Text(200), zipCode: Text(12), city: Text(120) })
export type Address = Static<typeof Address>

/**
 * One field of the input that cannot be accepted, with a sentence in French. `kind` says why, for clients that choose by
 * it; `label` is the field's name on the screen, where the sentence alone does not say which field it is about.
 */
export const Problem = Type.Object({
  field: Type.String(),
  kind: Type.Optional(Type.Union([Type.Literal('required'), Type.Literal('endBeforeStart'), Type.Literal('invalid')])),
  label: Type.Optional(Type.String()),
  message: Type.String(),
})
export type Problem = Static<typeof Problem>

/**
 * What stands in the way of a session on a date, with a name to show and a sentence that says why: the other session, the
 * absence, an animal that cannot bear it (`workload`), or one that does not fit the people who come (`incompatible`).
 */
export const Conflict = Type.Object({
  date: Day,
  kind: Type.Union([
    Type.Literal('therapist'),
    Type.Literal('animal'),
    Type.Literal('vacation'),
    Type.Literal('workload'),
    Type.Literal('incompatible'),
  ]),
  id: Id,
  name: Type.String(),
  detail: Type.Optional(Type.String()),
})
export type Conflict = Static<typeof Conflict>

/** Every refusal of the API has this shape. `problems` comes with 400, `conflicts` with 409. */
export const Failure = Type.Object({
  errorCode: Type.String(),
  message: Type.String(),
  requestId: Type.Optional(Type.String()),
  problems: Type.Optional(Type.Array(Problem)),
  conflicts: Type.Optional(Type.Array(Conflict)),
})
export type Failure = Static<typeof Failure>
