import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import { timeZoneFixedMessage } from 'shared/domain/accounts/timeZones'
import { unconfirmedPracticeMessage } from 'shared/domain/accounts/unconfirmedPracticeMessage'
import { emailLimitMessages } from 'shared/domain/accounts/emailLimitMessages'
import { vatNumberMissing } from 'shared/domain/vat/vatRights'
import type { Refusal } from '../refusal.ts'

const sentenceByCode: Record<ErrorCode, string> = {
  [errorCode.unauthenticated]: 'Connectez-vous pour continuer.',
  [errorCode.forbidden]: "Vous n'avez pas accès à cette rubrique.",
  [errorCode.notFound]: 'Introuvable.',
  [errorCode.invalid]: 'Certaines informations sont à corriger.',
  [errorCode.paymentBlocked]: "Votre période d'essai est terminée.",
  [errorCode.tooManyTries]: 'Trop de tentatives. Réessayez dans quelques instants.',
  [errorCode.slotTaken]: "Ce créneau n'est plus disponible.",
  [errorCode.slotNotOffered]: "Ce créneau n'est pas proposé à la réservation.",
  [errorCode.sessionTypeGone]: "Ce type de séance n'est plus proposé.",
  [errorCode.slotHeld]: 'Votre demande pour ce créneau est déjà enregistrée.',
  [errorCode.personBusy]: 'Vous avez déjà une séance ou une demande à ce moment.',
  [errorCode.cancellationTooLate]: "Le délai d'annulation est dépassé.",
  [errorCode.sessionConflict]: "La séance rencontre une autre séance, une absence ou les limites d'un animal.",
  [errorCode.deletionSlotTaken]: "Un créneau des séances supprimées a été pris entre-temps : rien n'est rétabli.",
  [errorCode.sessionStateChanged]: "La séance n'est plus dans cet état.",
  [errorCode.programmesOverlap]: 'Ce patient a déjà un programme à ces dates.',
  [errorCode.programmeEnded]: 'Le programme est terminé.',
  [errorCode.nothingToReport]: "Ce programme n'a pas encore de séance : il n'y a rien à dire dans un bilan.",
  [errorCode.guardianConsentNeeded]: "Avant 15 ans, l'accord est donné par un responsable légal.",
  [errorCode.sessionsAhead]: "Ce patient a des séances à venir : annulez-les d'abord.",
  [errorCode.lastSessionType]: 'Suppression impossible. Au moins 1 type de séance doit exister',
  [errorCode.mergeKindsDiffer]: "Le dossier d'une personne et celui d'une entreprise ne se fusionnent pas.",
  [errorCode.mergeProgrammesOverlap]: 'Les deux dossiers ont un programme aux mêmes dates.',
  [errorCode.mergeBothSigned]: "Les deux dossiers figurent sur une même feuille d'émargement : ce sont deux personnes.",
  [errorCode.sessionBilled]: 'La séance est facturée.',
  [errorCode.textUnprintable]: 'Des caractères de ce document ne peuvent pas être imprimés.',
  [errorCode.payerHasParts]:
    "Ce payeur a encore des parts à facturer : facturez-les d'abord, ou rendez-les aux autres.",
  [errorCode.ceilingReached]: "Le plafond de ce payeur est atteint pour l'année.",
  [errorCode.partsChanged]: 'Les parts ont changé entre-temps : vérifiez les montants, puis recommencez.',
  [errorCode.attendanceRecorded]: "Cette présence est déjà enregistrée sur la feuille d'émargement.",
  [errorCode.attendanceStruck]: "Cette ligne de la feuille d'émargement est déjà biffée.",
  [errorCode.attendeeNotExpected]: "Cette personne n'est pas attendue à la séance : ajoutez-la d'abord à la séance.",
  [errorCode.attendanceTooEarly]: "Une feuille d'émargement se signe à partir du jour de la séance.",
  [errorCode.sessionSigned]: "La séance a une feuille d'émargement signée : elle ne se supprime plus.",
  [errorCode.invitationUsed]:
    'Cette invitation a déjà servi : connectez-vous avec votre adresse et votre mot de passe.',
  [errorCode.invitationWithdrawn]: 'Cette invitation a été retirée par le cabinet.',
  [errorCode.invitationExpired]: 'Cette invitation est trop ancienne : demandez au cabinet de vous la renvoyer.',
  [errorCode.codeRefused]: 'Ce code est incorrect, ou a déjà servi.',
  [errorCode.codeUsed]: 'Ce code a déjà servi : attendez le suivant.',
  [errorCode.challengeOver]: 'La connexion a pris trop de temps : recommencez.',
  [errorCode.secondFactorOff]: "La connexion en deux étapes n'est pas activée.",
  [errorCode.listTooLong]:
    'Trop de lignes pour une seule réponse : choisissez une période plus courte, ou demandez page par page.',
  [errorCode.reportTooLong]: 'Cette période a trop de lignes pour un seul fichier : choisissez-en une plus courte.',
  [errorCode.billUndated]:
    "Une facture de cette période n'a pas été émise ici : son jour d'émission et sa TVA ne sont pas connus.",
  [errorCode.patientErased]: 'Le dossier de ce patient a été effacé : rien ne peut y être ajouté.',
  [errorCode.billedSessionsAhead]: 'Ce patient a des séances à venir déjà facturées : il ne peut pas être supprimé.',
  [errorCode.patientRestorationOver]:
    'Ce patient a été supprimé il y a plus de 30 jours : il ne revient plus dans la liste.',
  [errorCode.firmHasEmployees]:
    'Des salariés sont rattachés à cette entreprise : confirmez leur nombre pour en faire un particulier.',
  [errorCode.addressUnconfirmed]: unconfirmedPracticeMessage,
  [errorCode.emailChangeOver]: "Aucun changement d'adresse n'attend de confirmation.",
  ...emailLimitMessages,
  [errorCode.proofNeeded]: 'Confirmez votre mot de passe pour continuer.',
  [errorCode.secondFactorDemanded]: 'Votre cabinet demande la connexion en deux étapes.',
  [errorCode.lastAdmin]: 'Le cabinet doit garder un administrateur.',
  [errorCode.memberHasSessions]: "Ce membre a des séances à venir : confiez-les d'abord à un autre praticien.",
  [errorCode.teamFull]: 'Votre contrat ne prévoit plus de place pour ce rôle.',
  [errorCode.offerTooSmall]: "Votre équipe compte plus de membres que cette offre n'en prévoit.",
  [errorCode.cardDeclined]: 'Cette carte est refusée par la banque.',
  [errorCode.linkRefused]: "Ce lien n'est plus valable.",
  [errorCode.changedMeanwhile]: 'La fiche a été modifiée entre-temps.',
  [errorCode.datesRefused]: 'Les dates ne conviennent pas.',
  [errorCode.timeZoneFixed]: timeZoneFixedMessage,
  [errorCode.timesRefused]: 'Les heures ne conviennent pas.',
  [errorCode.emailTaken]: 'Adresse mail déjà utilisée.',
  [errorCode.patientFileKnown]: 'Adresse mail déjà connue.',
  [errorCode.userUnknown]: 'Utilisateur introuvable',
  [errorCode.tooLarge]: 'Envoi trop volumineux.',
  [errorCode.mediaRefused]: "Ce format de fichier n'est pas accepté.",
  [errorCode.unavailable]: 'Service momentanément indisponible.',
  [errorCode.storageFull]: "Il n'y a plus de place pour enregistrer. Vous pouvez consulter ; réessayez plus tard.",
  [errorCode.unexpected]: "Une erreur inattendue s'est produite.",
  [errorCode.animalGone]: 'Animal déjà supprimé',
  [errorCode.animalNameTaken]: 'Nom Animal déjà existant',
  [errorCode.clubNameTaken]: 'Nom de club déjà existant',
  [errorCode.clubEmailTaken]: 'Email club déjà existant',
  [errorCode.firmMissing]: 'Informations entreprise non remplies',
  [errorCode.phoneRefused]: 'Numéro de téléphone incorrect',
  [errorCode.patientAddressMissing]: "L'adresse du patient doit être saisie dans sa fiche",
  [errorCode.memberEmailFixed]: "L'addresse mail ne peut être changée.",
  [errorCode.noCommentToConvert]: 'Aucune session avec commentaires à convertir',
  [errorCode.importUnreadable]: "Ce fichier ne peut être lu : il est abîmé, ou n'est pas ce que son nom annonce.",
  [errorCode.importTooHeavy]:
    'La lecture de ce fichier a été arrêtée : elle prend trop de mémoire ou de temps (24 Mo décompressés, 20 secondes au plus).',
  [errorCode.importEmpty]: 'Ce fichier ne contient aucun patient.',
  [errorCode.importTooLong]: 'Ce fichier a trop de lignes : 10 000 au plus.',
  [errorCode.importTooWide]: 'Ce fichier a trop de colonnes : 100 au plus.',
  [errorCode.importCellTooLong]: 'Une cellule de ce fichier est trop longue : 1 000 caractères au plus.',
  [errorCode.importTooManySheets]: 'Ce fichier a trop de feuilles : 20 au plus.',
  [errorCode.importProtected]: 'Ce fichier est protégé par un mot de passe.',
  [errorCode.importStateChanged]: "Cet import n'est plus à cette étape.",
  [errorCode.billNumberTaken]: 'Le numéro de facture est déjà attribué',
  [errorCode.billNumberGap]: 'Les numéros de facture se suivent.',
  [errorCode.paymentRefused]: 'Ce paiement ne convient pas à la facture.',
  [errorCode.paymentIrreversible]: 'Une facture payée le reste : une erreur se corrige dans ses paiements.',
  [errorCode.nothingToCredit]: 'Toutes les lignes de la facture sont déjà sur un avoir.',
  [errorCode.creditTooSmall]: 'Le crédit du client est inférieur à ce montant.',
  [errorCode.firstNumberRefused]: 'Une série de numéros ne peut pas commencer ainsi.',
  [errorCode.nextNumberChanged]: 'Le prochain numéro a changé entre-temps : vérifiez-le, puis recommencez.',
  [errorCode.cashReasonMissing]: 'Au-delà de 1 000 € en espèces pour une facture, une raison est demandée.',
  [errorCode.ibanMissing]: "Pour un virement, l'IBAN doit être saisi dans Mes informations.",
  [errorCode.lineCredited]: 'Une des lignes choisies est déjà sur un avoir.',
  [errorCode.vatNumberMissing]: vatNumberMissing,
  [errorCode.vatNotCharged]: 'Ce cabinet ne facture pas de TVA : vérifiez son régime dans « Mes informations ».',
  [errorCode.vatReasonRefused]: "Un document a un seul motif d'absence de TVA : celui du cabinet.",
  [errorCode.vatNotOwedAbroad]:
    "Ce client est une entreprise établie à l'étranger : la TVA française ne s'applique pas.",
  [errorCode.clientReasonRefused]: "Le motif de l'absence de TVA ne convient pas au pays du client.",
  [errorCode.estimationLinkReplaced]: 'Ce lien a été remplacé par celui du dernier e-mail.',
  [errorCode.estimationAccepted]: 'Ce devis est déjà accepté.',
  [errorCode.estimationRefused]: 'Ce devis est déjà refusé.',
  [errorCode.estimationExpired]: "Ce devis n'est plus valable.",
  [errorCode.estimationWithdrawn]: "Le client s'est rétracté de ce devis.",
  [errorCode.withdrawalOver]: "Il n'y a pas, ou plus, de droit de rétractation.",
  [errorCode.billDateGoesBack]: "La dernière facture est d'un jour ultérieur : aucune n'est émise avant elle.",
}

/** Returns the default sentence of an error code, for users. */
export const sentenceOf = (code: ErrorCode): string => sentenceByCode[code]

/**
 * Returns the message of a refusal for uses other than a response: its first problem, else its message, else the
 * sentence of its error code.
 */
export const refusalSentence = ({ errorCode: code, details }: Refusal): string =>
  details.problems?.[0]?.message ?? details.message ?? sentenceOf(code)
