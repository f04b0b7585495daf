-- The species and races every practice chooses from. An id is drawn from the name, so that it is the same everywhere.
with kinds (position, name, races) as (values
  (1, 'Cheval', array['Camargue', 'Comtois', 'Connemara', 'Croisé', 'Fjord', 'Haflinger', 'Henson', 'Irish Cob', 'Islandais', 'Mérens', 'Percheron',
    'Poney français de selle', 'Pottok', 'Pur-sang arabe', 'Selle français', 'Shetland', 'Trotteur français', 'Welsh']),
  (2, 'Chien', array['Berger australien', 'Berger blanc suisse', 'Bichon', 'Border collie', 'Bouvier bernois', 'Caniche', 'Cavalier king-charles', 'Croisé',
    'Épagneul breton', 'Eurasier', 'Golden retriever', 'Labrador', 'Leonberg', 'Shetland', 'Terre-Neuve']),
  (3, 'Âne', array['Âne de Provence', 'Âne des Pyrénées', 'Âne du Cotentin', 'Âne normand', 'Baudet du Poitou', 'Croisé', 'Grand noir du Berry', 'Miniature']),
  (4, 'Lapin', array['Angora', 'Bélier nain', 'Croisé', 'Géant des Flandres', 'Nain de couleur', 'Rex', 'Tête de lion']),
  (5, 'Chat', array['Européen', 'Maine coon', 'Norvégien', 'Ragdoll', 'Sacré de Birmanie']),
  (6, 'Cochon d''Inde', array['Abyssin', 'Américain', 'Péruvien', 'Rex', 'Shelty']),
  (7, 'Chèvre', array['Alpine', 'Angora', 'Naine', 'Poitevine']),
  (8, 'Mouton', array['Île-de-France', 'Ouessant', 'Solognot']),
  (9, 'Alpaga', array['Huacaya', 'Suri']),
  (10, 'Lama', array['Lama']),
  (11, 'Mule', array['Mule']),
  (12, 'Poule', array['Brahma', 'Soie', 'Pékin', 'Sussex']),
  (13, 'Rat', array['Rat domestique']),
  (14, 'Furet', array['Furet']),
  (15, 'Perroquet', array['Calopsitte', 'Gris du Gabon', 'Perruche ondulée'])
), kept as (
  insert into species (id, name, position) select md5('species ' || name)::uuid, name, position from kinds returning id, name
)
insert into race (id, species_id, name)
select md5('race ' || kinds.name || ' ' || race)::uuid, kept.id, race
from kinds join kept using (name), unnest(kinds.races) as race;
