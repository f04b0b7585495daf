-- A recording that waited on a device for days may be sent again when nobody knows any more whether it came: it is added
-- once, by the id the device gave it.
alter table session_audio
  add column recording_id uuid,
  add constraint session_audio_recording unique (tenant_id, recording_id);
