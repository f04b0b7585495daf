import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

const importFailedText = "Erreur lors de l'importation du fichier."

/** Messages about a refused file or a failed import, by error code. */
export const importFailureMessages: Messages = {
  [errorCode.mediaRefused]: `${importFailedText} Choisissez un fichier .csv, .xls, .xlsx, .ods, .xml ou .vcf.`,
  [errorCode.tooLarge]: `${importFailedText} Il est trop volumineux : 5 Mo au plus.`,
  [errorCode.tooManyTries]: "D'autres fichiers attendent d'être lus : réessayez dans un instant.",
  [errorCode.importUnreadable]: `${importFailedText} Il est abîmé, ou n'est pas ce que son nom annonce : enregistrez-le de nouveau au format .xlsx ou .csv.`,
  [errorCode.importTooHeavy]: `${importFailedText} Sa lecture a été arrêtée : elle prend trop de mémoire ou de temps (24 Mo décompressés, 20 secondes au plus). Enregistrez la seule liste des patients au format .csv.`,
  [errorCode.importEmpty]: `${importFailedText} Il ne contient aucun patient.`,
  [errorCode.importTooLong]: `${importFailedText} Il a trop de lignes : 10 000 au plus. Partagez-le en plusieurs fichiers.`,
  [errorCode.importTooWide]: `${importFailedText} Il a trop de colonnes : 100 au plus. Supprimez celles qui ne servent pas.`,
  [errorCode.importCellTooLong]: `${importFailedText} Une de ses cellules est trop longue : 4 000 caractères au plus. Raccourcissez-la.`,
  [errorCode.importTooManySheets]: `${importFailedText} Il a trop de feuilles : 20 au plus. Gardez celle des patients.`,
  [errorCode.importProtected]: `${importFailedText} Il est protégé par un mot de passe : enregistrez-le sans mot de passe.`,
  [errorCode.unexpected]: `${importFailedText} Il a été interrompu, et rien n'a été importé : réessayez.`,
  otherwise: importFailedText,
}

export const texts = {
  fileMissing: 'Veuillez sélectionner un fichier à importer.',
  importDone: 'Fichier importé avec succès.',
  mappingChanged: "Vous avez changé les colonnes : comparez d'abord, pour voir ce que donne ce fichier.",
  mappingFailed: "Les colonnes n'ont pas pu être changées.",
  lineCorrected: 'Ligne corrigée.',
  fileFailed: "Le fichier n'a pas pu être téléchargé.",
}

const notCorrectedText = "La ligne n'a pas pu être corrigée."

export const correctionFailureMessages: Messages = {
  [errorCode.importStateChanged]: `${notCorrectedText} Ce fichier est en train d'être comparé ou importé : rechargez la page.`,
  [errorCode.notFound]: `${notCorrectedText} Cet import n'est plus là : 24 heures ont passé.`,
  otherwise: notCorrectedText,
}

const notUndoneText = "L'import n'a pas pu être annulé."

export const undoFailureMessages: Messages = {
  [errorCode.importStateChanged]: `${notUndoneText} Il l'a déjà été, ou 24 heures ont passé.`,
  [errorCode.notFound]: `${notUndoneText} Il n'est plus là : 24 heures ont passé.`,
  [errorCode.emailTaken]: `${notUndoneText} Une adresse mail vient d'être donnée à un autre patient : réessayez.`,
  otherwise: notUndoneText,
}
