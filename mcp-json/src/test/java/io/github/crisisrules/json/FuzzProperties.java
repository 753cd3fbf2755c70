package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.json.interchange.NrtmJson;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.log.TournamentLog;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.desk.Desk;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

/** Whatever stands in a document: it is refused, or it makes a value that is written and read like any other. */
class FuzzProperties {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Vector<Class<?>> TYPES =
            PublicTypes.all().filter(type -> !Recipes.NO_DATA.contains(type) && !Recipes.VIEWS.contains(type));

    @Property(tries = 600)
    void spoiledValuesAreRefusedOrValues(@ForAll long seed, @ForAll @IntRange(min = 1, max = 4) int changes) {
        Draw draws = Seed.of(seed).split("spoil").draws();
        Class<?> type = TYPES.get(draws.below(TYPES.size()));
        JsonNode good = JSON.tree(Specimens.of(Seed.of(seed), Recipes.TABLE).one(type));
        assertRefusedOrAValue(Mutation.of(good, changes, draws).toString(), type);
    }

    @Property(tries = 300)
    void documentsOfOtherTypesAreRefusedOrValues(@ForAll long seed) {
        Draw draws = Seed.of(seed).split("type").draws();
        Class<?> type = TYPES.get(draws.below(TYPES.size()));
        Class<?> other = TYPES.get(draws.below(TYPES.size()));
        assertRefusedOrAValue(
                JSON.write(Specimens.of(Seed.of(seed), Recipes.TABLE).one(other)), type);
    }

    @Property(tries = 300)
    void anyTextIsRefusedOrAValue(@ForAll @StringLength(max = 60) String text, @ForAll long seed) {
        Class<?> type = TYPES.get(Seed.of(seed).below(TYPES.size()));
        assertRefusedOrAValue(text, type);
        TournamentLog.read(text);
        NrtmJson.read(text);
        ResultsCsv.read("any", text);
        ResultsCsv.read("any", "round,player1,points1,player2,points2\n" + text);
    }

    @Property(tries = 60)
    void spoiledEventsAreRefusedOrKeepTheRules(@ForAll @IntRange(max = 9) int event, @ForAll long seed) {
        Desk desk = Samples.desk(Seed.of(event), 20);
        JsonNode log = JSON.parse(TournamentLog.write(desk)).get();
        String spoiled = Mutation.of(log, 1, Seed.of(seed).draws()).toString();
        Either<JsonRefusal, Desk> read = TournamentLog.read(spoiled);
        read.forEach(after -> assertThat(
                        TournamentLog.read(TournamentLog.write(after)).get().state())
                .isEqualTo(after.state()));
    }

    @Property(tries = 40)
    void spoiledScenesAreRefusedOrKeepTheRules(@ForAll long seed) {
        var log = LogFormats.SCENES.begin(Samples.cast()).get();
        for (int step = 0; step < 15; step++) {
            Seed here = Seed.of(seed).split("step", step);
            log = log.give(here.pick(io.github.crisisrules.heroic.scene.SceneMoves.legal(log.state(), "Name", here)))
                    .get();
        }
        JsonNode good = JSON.parse(LogFormats.SCENES.write(log)).get();
        String spoiled = Mutation.of(good, 1, Seed.of(seed).draws()).toString();
        LogFormats.SCENES
                .read(spoiled)
                .forEach(after -> assertThat(LogFormats.SCENES
                                .read(LogFormats.SCENES.write(after))
                                .get())
                        .isEqualTo(after));
    }

    private static void assertRefusedOrAValue(String text, Class<?> type) {
        JSON.read(text, type).forEach(value -> {
            String written = JSON.write(value);
            assertThat(JSON.write(JSON.read(written, type).get())).isEqualTo(written);
        });
    }
}
