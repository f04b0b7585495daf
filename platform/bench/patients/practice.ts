import { queryOnce } from '../../postgres/queryOnce.ts'

const practiceIdSql = `select tenant_id from member where email = 'ultime@demo.complice.fr'`

/** One patient in this number has a session with a comment. */
const patientsPerComment = 5

/**
 * SQL that adds patients number $1 to $2, with various names and addresses, all in Lyon. One in five has a session; the
 * query returns these sessions.
 */
const insertPatientsSql = `
  with practice as (${practiceIdSql}),
  practice_data as (
    select p.tenant_id,
      (select min(id::text)::uuid from member where tenant_id = p.tenant_id and 'ROLE_THERAPIST' = any(roles)) as therapist,
      (select min(id::text)::uuid from session_type where tenant_id = p.tenant_id) as type
    from practice p),
  patients as (
    insert into patient (tenant_id, id, type, lastname, firstname, email, phone_number, street_name, zip_code, city, latitude, longitude, precision)
    select practice_data.tenant_id, gen_random_uuid(), 'INDIVIDUAL',
      (array['Martin','Bernard','Thomas','Petit','Robert','Richard','Durand','Dubois','Moreau','Laurent'])[1 + n % 10] || ' ' || to_hex(n),
      (array['Camille','Léa','Hugo','Inès','Noé','Zoé','Élise'])[1 + n % 7],
      'mesure' || n || '@exemple.fr', '+3361' || lpad(n::text, 7, '0'), n || ' rue des Prés', '69001', 'Lyon', 45.76, 4.83, 'zipCode'
    from practice_data, generate_series($1::int, $2::int) as n
    returning tenant_id, id),
  numbered as (select *, row_number() over () as n from patients)
  insert into session (tenant_id, id, day, start_time, end_time, state, allow_overlap, therapist_id, session_type_id, patient_id)
  select practice_data.tenant_id, gen_random_uuid(), date '2024-01-01' + (n % 300)::int, '10:00', '11:00', 'VALIDATED', true, practice_data.therapist, practice_data.type, numbered.id
  from numbered, practice_data where n % ${patientsPerComment} = 0
  returning id, patient_id`

const parallelWriters = 4

/**
 * Adds patients to the demonstration practice until it has `total`. One in five gets a comment, written through the
 * API, which encrypts it.
 */
export async function growPatientsTo(
  { address, adminUrl, token }: { address: string; adminUrl: string; token: string },
  total: number,
): Promise<void> {
  const [row] = await queryOnce(
    adminUrl,
    `select count(*)::int as count from patient where tenant_id = (${practiceIdSql}) and removed_at is null and archived_at is null`,
  )
  const existingCount = Number(row?.['count'] ?? 0)
  if (existingCount < total) {
    const sessions = await queryOnce(adminUrl, insertPatientsSql, [existingCount + 1, total])
    const writeComments = async () => {
      for (let session = sessions.shift(); session; session = sessions.shift()) {
        const response = await fetch(
          `${address}/api/patients/${String(session['patient_id'])}/sessions/${String(session['id'])}`,
          {
            method: 'PATCH',
            headers: { Authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ comments: 'Une séance calme, au pas, puis un temps de brossage.' }),
          },
        )
        if (!response.ok) throw new Error(`A comment was refused: ${response.status}`)
      }
    }
    await Promise.all(Array.from({ length: parallelWriters }, writeComments))
  }
  await queryOnce(adminUrl, 'vacuum analyze patient, session')
}
