-- The logo for documents, up to 512 pixels, lies sealed in the store of files under this id. `logo` is a small picture of it
-- as a data URL, which the directory shows.
alter table member add column logo_file uuid;
