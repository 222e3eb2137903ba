-- Photographs are cleaned of what cameras add when they are attached; those that are there already wait for the server to do it.
ALTER TABLE "files" ADD COLUMN "may_have_camera_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update files set may_have_camera_data = true from document_repository d
  where d.file_id = files.id and d.extension in ('jpg', 'jpeg', 'png', 'gif');
