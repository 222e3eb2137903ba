-- What an editor puts into a text, a menu or a tile is a "łącze" on every screen.
update system_parameters set display_name = 'Otwieranie łączy w nowej karcie' where key_name = 'NewTabOpenLinks';
