-- What was typed into a form whose session had ended waits here too, for an hour.
ALTER TABLE "PendingForm" DROP CONSTRAINT "PendingForm_kind_check";
ALTER TABLE "PendingForm" ADD CONSTRAINT "PendingForm_kind_check"
  CHECK ("kind" IN ('create_request', 'manual_quote', 'file_quote', 'interrupted'));
