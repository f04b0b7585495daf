-- No query reads it any more: the search goes by the coordinates of a town and by names.
alter table directory.therapist drop column place_search;
