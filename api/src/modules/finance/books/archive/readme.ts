import type { Period } from 'shared/domain/calendar/period'
import type { Moment } from 'shared/domain/calendar/wallClock'
import { shortDay } from 'shared/domain/format'

interface ReadmeValues {
  practice: string
  /** Time of the export in the practice's time zone. */
  createdAtLocal: Moment
  /** File of accounting entries (FEC), or the reason why it is missing. */
  entries: { filename: string } | { missing: string }
}

/** Returns the text of the archive's readme: the files of the archive, and how to verify their hashes. */
export const readme = ({ startDate, endDate }: Period, { practice, createdAtLocal, entries }: ReadmeValues): string =>
  [
    `Archive comptable de ${practice}`,
    `Du ${shortDay(startDate)} au ${shortDay(endDate)}, faite le ${shortDay(createdAtLocal.day)} à ${createdAtLocal.time} avec Complice.`,
    '',
    'Ce qu’elle contient',
    'clotures-jours.csv, clotures-mois.csv, clotures-annees.csv : les clôtures dont au moins un jour est dans la période, avec les totaux de chacune et les totaux perpétuels.',
    'journal-des-paiements.csv : ce qui a été enregistré dans le journal pendant la période, quel que soit le jour du paiement.',
    'documents.csv : les factures et les avoirs émis pendant la période, avec l’empreinte de leur PDF et de leur fichier électronique.',
    'livre-des-recettes.csv : ce qui a été reçu et rendu pendant la période, par jour de paiement.',
    'filename' in entries
      ? `${entries.filename} : les écritures comptables de la période.`
      : `Sans fichier des écritures comptables : ${entries.missing}`,
    'empreintes.sha256 : l’empreinte SHA-256 de chaque fichier.',
    '',
    'Comment la vérifier',
    'L’archive : son empreinte SHA-256 est affichée quand elle est téléchargée, et Complice la garde.',
    'Ses fichiers : « sha256sum -c empreintes.sha256 » dans le dossier où elle est ouverte.',
    'Ses lignes : chaque « Empreinte » est le SHA-256, en hexadécimal, des octets de « Empreinte précédente » (aucun pour la première ligne de toutes), puis, pour les documents, de ceux de « Empreinte du PDF » et de « Empreinte du XML », puis du texte de « Contenu haché » en UTF-8. « Empreinte précédente » est l’« Empreinte » de la ligne d’avant : une ligne changée ou retirée se voit.',
    '',
  ].join('\r\n')
