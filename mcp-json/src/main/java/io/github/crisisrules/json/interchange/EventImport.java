package io.github.crisisrules.json.interchange;

import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Reads a file of any form that is known here: {@link NrtmJson}, {@link AesopsJson}, {@link ListFortressJson}, {@link ResultsCsv}. */
public final class EventImport {
    private static final Vector<ExportForm> ALL =
            Vector.of(ExportForm.NRTM, ExportForm.AESOPS, ExportForm.LIST_FORTRESS, ExportForm.CSV);

    private EventImport() {}

    /**
     * Reads the event in a file, or returns a refusal that says what was found instead of a known form.
     *
     * @param name the name of the event, for forms that have none
     */
    public static Either<ImportRefusal, ImportedEvent> read(String name, String file) {
        return read(name, file, CrisisJson.standard());
    }

    /** Reads the event in a file within the limits of {@code json}. */
    public static Either<ImportRefusal, ImportedEvent> read(String name, String file, CrisisJson json) {
        return switch (ExportForm.of(file)) {
            case TEXT -> ResultsCsv.read(name, file);
            case EMPTY ->
                Either.left(new ImportRefusal("", new ImportFault.OtherForm(ALL, ExportForm.EMPTY, Vector.empty())));
            default -> JsonEvent.parse(file, json).flatMap(EventImport::read);
        };
    }

    private static Either<ImportRefusal, ImportedEvent> read(JsonValue tree) {
        return switch (ExportForm.of(tree)) {
            case NRTM -> NrtmJson.read(tree);
            case AESOPS -> AesopsJson.read(tree);
            case LIST_FORTRESS -> ListFortressJson.read(tree, ListFortressJson.USUAL_POINTS);
            default -> Either.left(new ImportRefusal("", ExportForm.other(ALL, tree)));
        };
    }
}
