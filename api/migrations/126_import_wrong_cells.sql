-- A cell that cannot be read is left out of its line, unless the member chose to refuse the whole line.
alter table patient_import
  add column omits_wrong_cells boolean not null default true,
  -- How many lines are imported without one of their cells.
  add column left_out_lines integer;
