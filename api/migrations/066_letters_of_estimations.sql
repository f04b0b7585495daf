-- The letter that brings a quote with its link: what was typed, sealed, and what became of it. Null of the links from before,
-- whose letters nobody followed.
alter table estimation_link
  add column content bytea,
  add column letter_state text constraint estimation_link_letter_state
    check (letter_state in ('PENDING', 'SENT', 'REFUSED', 'WITHDRAWN')),
  -- Why it was not delivered: a class, never the words of a mail server, which may hold an address.
  add column refusal text constraint estimation_link_refusal
    check (refusal in ('UNKNOWN_ADDRESS', 'MAILBOX_FULL', 'TOO_LARGE', 'REJECTED', 'UNREACHABLE')),
  add column decided_at timestamptz,
  add constraint estimation_link_followed check ((letter_state is null) = (content is null)),
  add constraint estimation_link_decided check ((coalesce(letter_state, 'PENDING') = 'PENDING') = (decided_at is null)),
  add constraint estimation_link_refused check ((letter_state is not distinct from 'REFUSED') = (refusal is not null));
grant update (letter_state, refusal, decided_at) on estimation_link to complice_api;

-- A letter that waits is decided once.
create function refuse_change_of_quote_letter() returns trigger language plpgsql as
$$
begin
  raise exception 'ESTIMATION_LETTER: what was sent is not changed';
end
$$;
create trigger estimation_link_letter_frozen before update on estimation_link for each row
  when (new.content is distinct from old.content or (old.letter_state is distinct from 'PENDING'
    and (new.letter_state, new.refusal, new.decided_at) is distinct from (old.letter_state, old.refusal, old.decided_at)))
  execute function refuse_change_of_quote_letter();
