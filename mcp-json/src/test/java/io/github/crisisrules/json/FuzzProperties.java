package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.json.interchange.NrtmJson;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.Desk;
import io.vavr.collection.Vector;
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
        RandomSource random = Seed.of(seed).split("spoil").random();
        Class<?> type = TYPES.get(random.below(TYPES.size()));
        JsonNode good = Nodes.of(Specimens.of(Seed.of(seed), Recipes.TABLE).one(type));
        assertRefusedOrAValue(Mutation.of(good, changes, random).toString(), type);
    }

    @Property(tries = 300)
    void documentsOfOtherTypesAreRefusedOrValues(@ForAll long seed) {
        RandomSource random = Seed.of(seed).split("type").random();
        Class<?> type = TYPES.get(random.below(TYPES.size()));
        Class<?> other = TYPES.get(random.below(TYPES.size()));
        assertRefusedOrAValue(
                JSON.write(Specimens.of(Seed.of(seed), Recipes.TABLE).one(other)), type);
    }

    @Property(tries = 300)
    void anyTextIsRefusedOrAValue(@ForAll @StringLength(max = 60) String text, @ForAll long seed) {
        Class<?> type = TYPES.get(Seed.of(seed).below(TYPES.size()));
        assertRefusedOrAValue(text, type);
        LogFormats.EVENTS.read(text);
        NrtmJson.read(text);
        ResultsCsv.read("any", text);
        ResultsCsv.read("any", "round,player1,points1,player2,points2\n" + text);
    }

    @Property(tries = 60)
    void spoiledEventsAreRefusedOrKeepTheRules(@ForAll @IntRange(max = 9) int event, @ForAll long seed) {
        Desk desk = Samples.desk(Seed.of(event), 20);
        spoil(LogFormats.EVENTS, desk.play(), seed);
    }

    @Property(tries = 40)
    void spoiledScenesAreRefusedOrKeepTheRules(@ForAll long seed) {
        var start = Play.started(Scene.start(Samples.cast()));
        spoil(LogFormats.SCENES, Samples.atRandom(start, Seed.of(seed), 15), seed);
    }

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> void spoil(
            LogFormat<F, S, C, E> format, Play<S, C, E> play, long seed) {
        JsonNode good = Nodes.parse(format.write(play));
        String spoiled = Mutation.of(good, 1, Seed.of(seed).random()).toString();
        format.read(spoiled)
                .forEach(after ->
                        assertThat(format.read(format.write(after)).get()).isEqualTo(after));
    }

    private static void assertRefusedOrAValue(String text, Class<?> type) {
        JSON.read(text, type).forEach(value -> {
            String written = JSON.write(value);
            assertThat(JSON.write(JSON.read(written, type).get())).isEqualTo(written);
        });
    }
}
