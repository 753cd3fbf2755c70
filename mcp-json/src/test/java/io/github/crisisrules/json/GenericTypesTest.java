package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.NothingToUndo;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Types with parameters: the reader names the types of their contents. */
class GenericTypesTest {
    private static final CrisisJson JSON = CrisisJson.standard();
    private final Specimens some = Specimens.of(Seed.of(4), Recipes.TABLE);

    private static <T> void assertRead(T value, String written, JsonType<T> type) {
        assertThat(JSON.write(value)).isEqualTo(written);
        assertThat(JSON.read(written, type).get()).isEqualTo(value);
    }

    @Test
    void collectionsHaveTheirOwnForms() {
        assertRead(Vector.of(PlayerId.of(3), PlayerId.of(1)), "[3,1]", new JsonType<>() {});
        assertRead(TreeSet.of(3, 1), "[1,3]", new JsonType<>() {});
        assertRead(Option.some(7), "7", new JsonType<>() {});
        assertRead(Option.<Integer>none(), "null", new JsonType<>() {});
        assertRead(Either.<String, Integer>right(7), "{\"right\":7}", new JsonType<>() {});
        assertRead(TreeMap.of(PlayerId.of(2), "two"), "{\"2\":\"two\"}", new JsonType<>() {});
        assertRead(
                (Map<CrisisFace, Integer>) LinkedHashMap.of(CrisisFace.WILD, 1, CrisisFace.HIT, 2),
                "{\"WILD\":1,\"HIT\":2}",
                new JsonType<>() {});
    }

    @Test
    void keysThatMeanTheSameStandOnce() {
        JsonType<TreeMap<PlayerId, String>> type = new JsonType<>() {};
        assertThat(JSON.read("{\"2\":\"a\",\"02\":\"b\"}", type).getLeft().message())
                .contains("twice");
        assertThat(JSON.read("{\"two\":\"a\"}", type).getLeft().path()).isEqualTo("/two");
        assertThat(JSON.read("{\"0\":\"a\"}", type).getLeft().kind()).isEqualTo(RefusalKind.VALUE);
    }

    @Test
    void decisionsAreForViewing() {
        Decision<TournamentState, TournamentEvent> registered = Tournament.GAME.decide(
                Desk.challenger("Club night", Seed.of(1)).state(), new TournamentCommand.RegisterPlayer("Ada"));
        String text = JSON.write(registered);
        assertThat(text)
                .startsWith("{\"events\":[{\"@type\":\"playerRegistered\"")
                .contains("\"state\":{");
        assertThat(JSON.read(text, Decision.class).getLeft().kind()).isEqualTo(RefusalKind.VIEW);
        assertThat(JSON.write(registered.refuse(new NothingToUndo())))
                .startsWith("{\"refusal\":{")
                .contains("\"events\":[]");
        assertThat(JSON.write(CrisisDie.odds())).startsWith("[{\"outcome\":\"CRITICAL\",\"weight\":\"1\"}");
    }
}
