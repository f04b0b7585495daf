export const fileFailed = 'Erreur pendant la récupération du PDF'
