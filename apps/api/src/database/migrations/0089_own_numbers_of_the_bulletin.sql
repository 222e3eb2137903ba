-- The numbers of the office's own (0081), for the bulletin in a process of its own: a view keeps the columns that there were when it was made.
CREATE OR REPLACE VIEW bulletin.offices AS SELECT * FROM public.offices;
