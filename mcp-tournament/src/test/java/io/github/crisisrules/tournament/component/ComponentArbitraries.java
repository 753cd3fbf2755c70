package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.ComponentKind;
import io.github.crisisrules.testing.tournament.RosterArbitraries;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** The things that players bring to an event and the tables that an organizer sets up, in order or not. */
final class ComponentArbitraries {
    /** The components that a kit is checked against: those of a legal roster. */
    static final Vector<ComponentId> LIST = RosterArbitraries.roster(1).components();

    private ComponentArbitraries() {}

    /** Returns kits with any miniatures and cards of the list, and any dice, tools and tokens. */
    static Arbitrary<Kit> kits() {
        return Combinators.combine(miniatures(), cards(), dice(), tools(), tokens())
                .as((miniatures, cards, dice, tools, tokens) -> Kit.builder()
                        .miniatures(miniatures)
                        .cards(cards)
                        .dice(dice)
                        .tools(tools)
                        .tokens(tokens)
                        .build());
    }

    private static Arbitrary<Vector<Miniature>> miniatures() {
        Vector<CharacterId> characters =
                RosterArbitraries.roster(1).characters().map(each -> each.id());
        return Combinators.combine(
                        Arbitraries.of(characters.toJavaList()),
                        Arbitraries.of(MiniatureFault.class).set().ofMaxSize(2))
                .as((character, faults) -> new Miniature(character, LinkedHashSet.ofAll(faults)))
                .list()
                .ofMaxSize(14)
                .map(Vector::ofAll);
    }

    private static Arbitrary<Vector<CardCopy>> cards() {
        return Combinators.combine(Arbitraries.of(LIST.toJavaList()), Arbitraries.of(true, false))
                .as(CardCopy::new)
                .list()
                .ofMaxSize(40)
                .map(Vector::ofAll);
    }

    private static Arbitrary<Vector<DiceOrigin>> dice() {
        return Arbitraries.of(DiceOrigin.class).list().ofMaxSize(8).map(Vector::ofAll);
    }

    private static Arbitrary<Vector<MeasuringTool>> tools() {
        return Combinators.combine(Arbitraries.of(MeasuringTool.Kind.class), Arbitraries.of(PieceCondition.class))
                .as((kind, condition) -> new MeasuringTool(kind + " tool", kind, condition))
                .list()
                .ofMaxSize(5)
                .map(Vector::ofAll);
    }

    private static Arbitrary<Vector<GameToken>> tokens() {
        Arbitrary<GameToken> essential =
                Arbitraries.of(PieceCondition.class).map(condition -> new GameToken.Essential("asset", condition));
        Arbitrary<GameToken> nonessential = Combinators.combine(
                        Arbitraries.of(true, false), Arbitraries.of(true, false))
                .as((clear, inTheWay) -> new GameToken.Nonessential("poison", clear, inTheWay));
        return Arbitraries.oneOf(essential, nonessential).list().ofMaxSize(5).map(Vector::ofAll);
    }

    /** Returns the setups of tables 1 to 6, some of them twice or not at all. */
    static Arbitrary<Vector<TableSetup>> tables() {
        Arbitrary<TerrainPiece> pieces = Combinators.combine(
                        Arbitraries.integers().between(1, 4), Arbitraries.of(true, false), Arbitraries.of(true, false))
                .as((size, official, marked) -> new TerrainPiece("piece", size, official, marked));
        return Combinators.combine(
                        Arbitraries.integers().between(1, 6),
                        Arbitraries.of(true, true, true, false),
                        pieces.list().ofMaxSize(4))
                .as((table, mat, terrain) -> new TableSetup(table, mat, Vector.ofAll(terrain)))
                .list()
                .ofMaxSize(7)
                .map(Vector::ofAll);
    }

    static boolean isCard(ComponentId component) {
        return component.kind() != ComponentKind.INFINITY_GEM;
    }
}
